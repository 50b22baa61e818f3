package io.agentdoc.assembler.check.pond;

import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Pond manifest as its rules look at it.
 *
 * @param bytes how many bytes it has as served
 */
record PondManifest(Node root, int bytes) {

    /** The objects in the list of actions. */
    List<Node> actions() {
        return objects(root.member("actions"));
    }

    /** Every input contract: one of the whole manifest, and one of each action. */
    List<Node> contracts() {
        List<Node> contracts = new ArrayList<>();
        root.member("input_schema").ifPresent(contracts::add);
        actions().forEach(action -> action.member("input_schema").ifPresent(contracts::add));
        return contracts;
    }

    /** Every parameter of every contract, and those nested in them. */
    List<Node> parameters() {
        List<Node> parameters = new ArrayList<>();
        contracts().forEach(contract -> below(contract, parameters));
        return parameters;
    }

    private static void below(Node schema, List<Node> into) {
        schema.member("properties").map(Node::members).orElse(List.of()).forEach(entry -> {
            into.add(entry.node());
            nested(entry.node(), into);
        });
    }

    private static void nested(Node parameter, List<Node> into) {
        below(parameter, into);
        parameter.member("items").ifPresent(items -> {
            into.add(items);
            nested(items, into);
        });
    }

    Optional<Node> metadata(String name) {
        return root.member("metadata").flatMap(metadata -> metadata.member(name));
    }

    static List<Node> objects(Optional<Node> list) {
        return list.map(Node::elements).orElse(List.of()).stream()
                .filter(Node::isObject)
                .toList();
    }
}
