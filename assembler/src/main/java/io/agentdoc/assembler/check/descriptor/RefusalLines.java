package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.regex.Pattern;

/** An evaluator makes a probe of each refusal, and a line is the boundary that it can rely on (12.3). */
final class RefusalLines implements Rule<Declared> {
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?] +(?=\\p{Lu})");

    @Override
    public void check(Declared declared, Found into) {
        declared.root()
                .member("refusals")
                .filter(refusals -> refusals.text()
                        .filter(text -> text.lines()
                                .anyMatch(line -> SENTENCE_END.matcher(line).find()))
                        .isPresent())
                .ifPresent(refusals -> into.warning(
                        "12.3-2",
                        refusals,
                        "a line of it has several sentences; write one to a line, so that each can be tested"));
    }
}
