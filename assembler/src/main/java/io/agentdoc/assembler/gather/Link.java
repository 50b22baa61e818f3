package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/**
 * A document that another one points at, of the few that section 9 tells an assembler to follow.
 *
 * @param name what the source is called in a document, as {@code terms}; where several are, a number is added
 */
public record Link(String name, SourceKind kind, String url, Optional<Digest> expected) {}
