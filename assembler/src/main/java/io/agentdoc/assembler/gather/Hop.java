package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;

/**
 * One place that was looked at on the way, whatever came of it.
 *
 * @param because what led here: {@code configuration}, {@code well-known} or the URL of the document that points here
 * @param ended the report's word for how it ended
 */
public record Hop(SourceKind kind, String place, String because, String ended) {
    static final String CONFIGURATION = "configuration";
}
