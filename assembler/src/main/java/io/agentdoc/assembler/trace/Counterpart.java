package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Node;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds in a source's list the element that an element of a document stands for: that of the same id, else of the same
 * name; and of those that have neither, the one that says most of the same.
 */
final class Counterpart {
    private Counterpart() {}

    static Optional<Node> of(Node element, List<Node> candidates, int index) {
        Optional<String> id = element.text("id");
        Optional<String> name = element.text("name");
        if (id.isEmpty() && name.isEmpty()) {
            return mostAlike(element, candidates, index);
        }
        return candidates.stream()
                .filter(other -> id.isPresent() && other.text("id").equals(id))
                .findFirst()
                .or(() -> candidates.stream()
                        .filter(other -> isNamed(other, name, id.isPresent()))
                        .findFirst());
    }

    /** An element that has no id may be called by the id of the other. */
    private static boolean isNamed(Node other, Optional<String> name, boolean hasId) {
        boolean byId = !hasId && other.text("id").equals(name);
        boolean bothHaveIds = hasId && other.text("id").isPresent();
        return name.isPresent() && (byId || (!bothHaveIds && other.text("name").equals(name)));
    }

    private static Optional<Node> mostAlike(Node element, List<Node> candidates, int index) {
        return IntStream.range(0, candidates.size())
                .boxed()
                .max(Comparator.<Integer>comparingLong(i -> alike(element, candidates.get(i)))
                        .thenComparing(i -> i == index)
                        .thenComparing(Comparator.<Integer>naturalOrder().reversed()))
                .map(candidates::get);
    }

    private static long alike(Node element, Node other) {
        return element.members().stream()
                .filter(entry -> other.member(entry.name())
                        .filter(there -> Spelling.same(entry.node().value(), there.value()))
                        .isPresent())
                .count();
    }
}
