package io.agentdoc.assembler.provenance;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What came of one join.
 *
 * @param why one sentence
 * @param weaker why it shows less than it seems to, where it does
 * @param documents the names of what was compared
 */
public record Joining(Join join, State state, String why, Optional<String> weaker, List<String> documents) {
    public Joining {
        documents = List.copyOf(documents);
    }

    /** How it came out: what could not be compared is weaker and has not failed (12.8). */
    public enum State {
        ESTABLISHED,
        NOT_ESTABLISHED,
        FAILED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Joining established(Join join, String why, String... documents) {
        return new Joining(join, State.ESTABLISHED, why, Optional.empty(), List.of(documents));
    }

    static Joining open(Join join, String why, String... documents) {
        return new Joining(join, State.NOT_ESTABLISHED, why, Optional.empty(), List.of(documents));
    }

    static Joining failed(Join join, String why, String... documents) {
        return new Joining(join, State.FAILED, why, Optional.empty(), List.of(documents));
    }

    Joining weakened(String because) {
        return new Joining(join, state, why, Optional.of(because), documents);
    }
}
