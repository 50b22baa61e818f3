package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The value that stands in an AgentDoc at a member path. */
public final class PathValue {
    private PathValue() {}

    /** Looks below {@code sections}, element by id, else by name, else by index. */
    public static Optional<Json> of(JsonObject document, MemberPath path) {
        return Node.root(document)
                .member("sections")
                .flatMap(sections -> below(sections, path.steps()))
                .map(Node::value);
    }

    /** Where the steps lead from a value. */
    static Optional<Node> below(Node node, List<MemberPath.Step> steps) {
        Optional<Node> at = Optional.of(node);
        for (MemberPath.Step step : steps) {
            at = at.flatMap(value -> step(value, step));
        }
        return at;
    }

    private static Optional<Node> step(Node node, MemberPath.Step step) {
        return switch (step) {
            case MemberPath.Step.Member member -> node.member(member.name());
            case MemberPath.Step.Element element -> element(node.elements(), element.key());
        };
    }

    private static Optional<Node> element(List<Node> elements, String key) {
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < elements.size(); i++) {
            Node element = elements.get(i);
            String own = element.text("id").or(() -> element.text("name")).orElse(Integer.toString(i));
            String unique = taken.add(own) ? own : Integer.toString(i);
            if (unique.equals(key)) {
                return Optional.of(element);
            }
        }
        return Optional.empty();
    }
}
