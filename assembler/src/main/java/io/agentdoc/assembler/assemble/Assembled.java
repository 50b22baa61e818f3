package io.agentdoc.assembler.assemble;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.AgentDoc;
import java.util.List;

/** How assembling ended: a document, or the reason why there can be none. */
public sealed interface Assembled {
    List<Finding> findings();

    /**
     * A document.
     *
     * @param span between which moments the same sources give it, apart from what dates it
     */
    record Document(AgentDoc doc, Span span, List<Finding> findings) implements Assembled {
        public Document {
            findings = List.copyOf(findings);
        }
    }

    /** Nothing that may be believed says who the agent is (9.4). */
    record NoSubject(String why, List<Finding> findings) implements Assembled {
        public NoSubject {
            findings = List.copyOf(findings);
        }
    }
}
