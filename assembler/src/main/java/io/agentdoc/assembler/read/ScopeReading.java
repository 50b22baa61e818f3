package io.agentdoc.assembler.read;

import io.agentdoc.document.stated.Stated;

/**
 * The scope of an offering as 6.11 has it read: absent means task-specific, and whatever cannot be read, in the scope
 * or in the focus that it needs, means open-ended, the reading that claims least.
 */
record ScopeReading(Stated<String> scope, Stated<String> focus) {

    static ScopeReading of(Quote from) {
        Stated<String> focus = from.word("focus", Vocabulary.FOCUS);
        if (!from.has("scope")) {
            return new ScopeReading(from.said(Vocabulary.TASK_SPECIFIC), focus);
        }
        String written = from.node().text("scope").orElse("");
        String read = switch (written) {
            case Vocabulary.TASK_SPECIFIC -> Vocabulary.TASK_SPECIFIC;
            case Vocabulary.OPEN_WITH_FOCUS -> focus.isStated() ? Vocabulary.OPEN_WITH_FOCUS : Vocabulary.OPEN_ENDED;
            default -> Vocabulary.OPEN_ENDED;
        };
        if (!read.equals(written)) {
            from.notes()
                    .warn(
                            written.equals(Vocabulary.OPEN_WITH_FOCUS) ? "6.11-11" : "6.11-3",
                            from.member("scope").orElseThrow(),
                            "read as open-ended, which claims least about what the offering can do");
        }
        boolean openEnded = read.equals(Vocabulary.OPEN_ENDED);
        if (openEnded && focus.isStated()) {
            from.notes()
                    .warn(
                            "9.5-18",
                            from.member("focus").orElseThrow(),
                            "an open-ended offering makes no claim about where its work lies, so it is not stated");
        }
        return new ScopeReading(
                from.said(read, from.member("scope").orElseThrow()), openEnded ? Stated.notStated() : focus);
    }

    boolean isOpenEnded() {
        return scope.carried().filter(Vocabulary.OPEN_ENDED::equals).isPresent();
    }
}
