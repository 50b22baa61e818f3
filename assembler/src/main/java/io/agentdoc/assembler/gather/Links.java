package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;
import java.util.List;

/**
 * Which documents a document leads to.
 *
 * <p>An address inside a document is never followed because it is there (5.3); only what an implementation of this
 * names is.
 */
public interface Links {

    /** Whether documents of that kind lead anywhere; the others are not parsed for it. */
    boolean leadOn(SourceKind kind);

    /** Where this one leads, in the order of the document. */
    List<Link> of(Lead lead);

    /** Follows nothing. */
    static Links none() {
        return new Links() {
            @Override
            public boolean leadOn(SourceKind kind) {
                return false;
            }

            @Override
            public List<Link> of(Lead lead) {
                return List.of();
            }
        };
    }
}
