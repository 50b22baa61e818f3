package io.agentdoc.assembler;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;

/** How one agent's run ended. One agent never stops another. */
public sealed interface Outcome {
    String id();

    Course course();

    /** A document, as its bytes are published. */
    record Published(String id, AgentDoc doc, JsonDocument written, Circulation circulation, Course course)
            implements Outcome {

        public Bytes json() {
            return written.bytes();
        }

        /** The Descriptors that may be served beside the document. */
        public ServedDescriptor.Choice descriptors() {
            return ServedDescriptor.of(doc, circulation.copies());
        }
    }

    /** Nothing that matters changed, and the document that stands is young enough to stay as it is. */
    record Unchanged(String id, AgentDoc doc, Bytes json, Circulation circulation, Course course) implements Outcome {

        /** The Descriptors that may be served beside the document. */
        public ServedDescriptor.Choice descriptors() {
            return ServedDescriptor.of(doc, circulation.copies());
        }
    }

    /**
     * There are sources and there is no document, for a reason.
     *
     * @param onlyUnreachable whether the only cause is that sources could not be reached, so that old files may stay
     */
    record Withheld(String id, String why, boolean onlyUnreachable, Course course) implements Outcome {}

    /** No source was had at all. */
    record NothingFound(String id, boolean onlyUnreachable, Course course) implements Outcome {}
}
