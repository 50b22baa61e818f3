package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.Validators;
import java.util.Optional;

/**
 * One document asked of the network: where, showing what, knowing what already, reading how much.
 *
 * @param known what the bytes that are held can be recognised by
 * @param knownAt the address that said so, where redirects had led away from the document's own
 */
record Request(
        FetchUrl url, String kind, Optional<Bearer> bearer, Validators known, Optional<String> knownAt, int most) {

    /**
     * What is shown at an address on the way. A date or a tag is the word of the address that gave it and means another
     * thing anywhere else: who redirects elsewhere now has changed what it serves, whatever is unchanged over there.
     */
    Validators shownAt(FetchUrl at) {
        String giver = knownAt.orElseGet(() -> url.uri().toString());
        return giver.equals(at.uri().toString()) ? known : Validators.none();
    }

    /** The same for somebody who holds nothing yet. */
    Request unconditional() {
        return new Request(url, kind, bearer, Validators.none(), Optional.empty(), most);
    }
}
