package io.agentdoc.document.model;

import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.Optional;

/** One thing an AgentDoc was built from (9.4). */
public sealed interface Source {
    SourceId id();

    SourceKind kind();

    SourceSignature signature();

    Optional<Digest> digest();

    /** Something that was fetched, given or lay in the package. */
    record Document(
            SourceId id,
            SourceKind kind,
            Place place,
            Optional<Instant> fetchedAt,
            Optional<Digest> digest,
            Optional<String> agentVersion,
            SourceSignature signature,
            Optional<JoinedBy> joinedBy,
            boolean given)
            implements Source {}

    /** Something the assembler did and wrote down: it has a moment and a sentence in place of an address. */
    record Observation(
            SourceId id,
            SourceKind kind,
            Optional<Instant> at,
            String what,
            Optional<Digest> digest,
            SourceSignature signature)
            implements Source {}

    /** Where a document lies. */
    sealed interface Place {
        /** At an address, as it was asked for. */
        record Url(String url) implements Place {}

        /** In a file, named relative to the package or the configuration. */
        record Path(String path) implements Place {}

        /** The document that we read does not say. */
        record Nowhere() implements Place {}
    }
}
