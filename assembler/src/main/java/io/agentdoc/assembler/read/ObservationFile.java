package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/**
 * Tells an observation that can be listed from a file that only stands in the place of one: it says when something was
 * done and what was, in place of an address (9.4). Without either, nobody could find out what it is an observation of.
 */
public final class ObservationFile {
    private ObservationFile() {}

    /** Why it can't be listed, as a sentence for a person; nothing where it can. */
    public static Optional<String> refused(Node root) {
        if (root.text("at").flatMap(Instants::parse).isEmpty()) {
            return Optional.of("it does not say when the observation was made: at is no date and time with a zone");
        }
        return root.text("what").filter(what -> !what.isBlank()).isPresent()
                ? Optional.empty()
                : Optional.of("it does not say what was done: what is no text");
    }
}
