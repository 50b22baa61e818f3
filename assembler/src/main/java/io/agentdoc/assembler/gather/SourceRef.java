package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;
import java.util.Set;

/**
 * A source before it is had.
 *
 * @param expected what its bytes must digest to, where whoever points at it says so
 * @param madeByUs whether the configuration says that this assembler made it, as it does of observations
 * @param ledBy the places of the documents that point at it, where that is how it was found
 */
public record SourceRef(
        SourceId id,
        SourceKind kind,
        Location at,
        Optional<Digest> expected,
        boolean madeByUs,
        Found found,
        Set<String> ledBy) {

    public SourceRef {
        ledBy = Set.copyOf(ledBy);
    }

    public SourceRef(
            SourceId id, SourceKind kind, Location at, Optional<Digest> expected, boolean madeByUs, Found found) {
        this(id, kind, at, expected, madeByUs, found, Set.of());
    }

    /** One that the configuration names. */
    public static SourceRef configured(SourceId id, SourceKind kind, Location at) {
        return new SourceRef(id, kind, at, Optional.empty(), false, Found.CONFIGURED);
    }

    /** How we came to look for it. */
    public enum Found {
        /** The configuration or the command line names it. */
        CONFIGURED,
        /** It is looked for at a well-known path of the domain, whatever anybody says of it. */
        WELL_KNOWN,
        /** A source that was had points at it. */
        LINKED,
        /** Somebody's list names it, which says where something lies and nothing of what it is. */
        LISTED
    }
}
