package io.agentdoc.assembler.check.rule;

import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Every value of a tree, the value itself first and then what stands below it, in the order of the text. */
public final class Walk {
    private Walk() {}

    public static List<Node> values(Node node) {
        return values(node, value -> true);
    }

    /** The values that the way does not end at; below one that it ends at nothing is visited. */
    public static List<Node> values(Node node, Predicate<Node> goOn) {
        List<Node> values = new ArrayList<>();
        visit(node, goOn, values);
        return values;
    }

    private static void visit(Node node, Predicate<Node> goOn, List<Node> into) {
        if (!goOn.test(node)) {
            return;
        }
        into.add(node);
        node.members().forEach(entry -> visit(entry.node(), goOn, into));
        node.elements().forEach(element -> visit(element, goOn, into));
    }
}
