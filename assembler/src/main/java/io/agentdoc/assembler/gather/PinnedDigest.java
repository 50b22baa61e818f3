package io.agentdoc.assembler.gather;

import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Holds bytes against the digest that a reference names (5.3). */
final class PinnedDigest {
    private PinnedDigest() {}

    static FetchOutcome check(Optional<Digest> expected, FetchOutcome outcome) {
        if (outcome instanceof FetchOutcome.Fetched fetched
                && expected.filter(digest -> !digest.equals(fetched.digest())).isPresent()) {
            return new FetchOutcome.WrongDigest(expected.get(), fetched.digest(), fetched.since());
        }
        return outcome;
    }
}
