package io.agentdoc.assembler.verify;

import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/** What checking one signature entry found. */
sealed interface EntryVerdict {

    /** The signature is this key's over this document, and this key had to sign. */
    record Holds(PublicKey by, List<String> deviations) implements EntryVerdict {
        public Holds {
            deviations = List.copyOf(deviations);
        }
    }

    /** The signature does not hold, or is not by the key that had to sign. */
    record Broken(String why, Optional<PublicKey> by) implements EntryVerdict {}

    /** Ours by its tag, and yet beyond our judgement. */
    record Open(String why) implements EntryVerdict {}

    /** Of a tag that is somebody else's business (9.11). */
    record Skipped(String tag) implements EntryVerdict {}
}
