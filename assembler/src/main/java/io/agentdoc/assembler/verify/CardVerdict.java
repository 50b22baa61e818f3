package io.agentdoc.assembler.verify;

import java.util.List;

/** What checking one signature of a card found. */
sealed interface CardVerdict {

    /** The signature is that key's over that form of the card. */
    record Holds(String by, Coverage coverage, List<String> notes) implements CardVerdict {
        public Holds {
            notes = List.copyOf(notes);
        }
    }

    /** It should be that key's and is not. */
    record Broken(String why) implements CardVerdict {}

    /** It is beyond our judgement. */
    record Open(String why) implements CardVerdict {}

    /** What is said of it where it does not stand alone. */
    default String sentence() {
        return switch (this) {
            case Holds holds ->
                "the signature by " + holds.by() + " holds in the form "
                        + holds.coverage().form();
            case Broken broken -> broken.why();
            case Open open -> open.why();
        };
    }
}
