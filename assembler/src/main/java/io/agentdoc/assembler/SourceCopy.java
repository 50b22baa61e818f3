package io.agentdoc.assembler;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;

/**
 * A public source of a document with its bytes as they were had, for whoever serves it to others again (6.7).
 *
 * @param tree the same, as it was verified and read
 */
public record SourceCopy(
        SourceId id, SourceKind kind, Digest digest, Bytes bytes, Json tree, SignatureState signature) {}
