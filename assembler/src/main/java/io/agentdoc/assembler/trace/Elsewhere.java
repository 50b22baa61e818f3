package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import java.util.Optional;
import java.util.function.Predicate;

/** Looks for a value in the whole of a source, wherever it may stand there. */
final class Elsewhere {
    private Elsewhere() {}

    /** The first place at which the source has that value. */
    static Optional<JsonPointer> find(Node raw, Json value) {
        return find(raw, node -> Spelling.same(node.value(), value)).map(Node::at);
    }

    /** Whether the source has that value in a member of that name. */
    static boolean hasMember(Node raw, String name, Json value) {
        return find(
                        raw,
                        node -> !node.at().tokens().isEmpty()
                                && node.at().tokens().getLast().equals(name)
                                && Spelling.same(node.value(), value))
                .isPresent();
    }

    private static Optional<Node> find(Node node, Predicate<Node> wanted) {
        if (wanted.test(node)) {
            return Optional.of(node);
        }
        for (Node element : node.elements()) {
            Optional<Node> found = find(element, wanted);
            if (found.isPresent()) {
                return found;
            }
        }
        for (Node.Entry entry : node.members()) {
            Optional<Node> found = find(entry.node(), wanted);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
