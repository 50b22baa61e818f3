package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;
import java.util.Optional;

/** Where a document points, of the few places that section 9 tells an assembler to follow. */
public sealed interface Link {

    SourceKind kind();

    /**
     * A document at a URL.
     *
     * @param name what the source is called in a document, as {@code terms}; where several are, a number is added
     * @param found what the pointing is worth
     */
    record To(String name, SourceKind kind, String url, Optional<Pin> pin, SourceRef.Found found) implements Link {}

    /** A reference that nothing here resolves, or that may not be followed; it is said and never guessed at (5.3). */
    record Nowhere(SourceKind kind, String reference, String why) implements Link {}
}
