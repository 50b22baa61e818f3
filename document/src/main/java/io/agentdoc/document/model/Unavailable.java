package io.agentdoc.document.model;

import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;

/** A source that was sought and not had; it stands outside every {@code from}. */
public record Unavailable(
        SourceId id, SourceKind kind, String url, Optional<Instant> since, Outcome outcome, String why) {

    /** How the seeking ended. */
    public enum Outcome {
        ABSENT("absent"),
        REFUSED("refused"),
        UNREACHABLE("unreachable"),
        UNREADABLE("unreadable"),
        TOO_LARGE("too_large"),
        WRONG_DIGEST("wrong_digest");

        private final String text;

        Outcome(String text) {
            this.text = text;
        }

        public static Optional<Outcome> of(String text) {
            return Arrays.stream(values())
                    .filter(outcome -> outcome.text.equals(text))
                    .findFirst();
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
