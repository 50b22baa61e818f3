package io.agentdoc.document.check;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A value of a document and the path by which people name it. */
record Spot(MemberPath path, Node node) {

    Optional<Spot> member(String name) {
        return node.member(name).map(member -> new Spot(path.member(name), member));
    }

    List<Spot> members() {
        return node.members().stream()
                .map(entry -> new Spot(path.member(entry.name()), entry.node()))
                .toList();
    }

    /** The elements of a list by id, else by name, else by index, as the model tells them apart. */
    List<Spot> elements() {
        Set<String> taken = new HashSet<>();
        List<Spot> elements = new ArrayList<>();
        for (Node element : node.elements()) {
            String index = Integer.toString(elements.size());
            String key = element.text("id").or(() -> element.text("name")).orElse(index);
            elements.add(new Spot(path.element(taken.add(key) ? key : index), element));
        }
        return elements;
    }

    /** The elements that are objects. */
    List<Spot> objects() {
        return elements().stream().filter(Spot::isObject).toList();
    }

    /** The last step of the path. */
    String name() {
        return switch (path.last()) {
            case MemberPath.Step.Member member -> member.name();
            case MemberPath.Step.Element element -> element.key();
        };
    }

    boolean has(String name) {
        return node.member(name).isPresent();
    }

    Optional<String> text() {
        return node.text();
    }

    Optional<String> text(String name) {
        return node.text(name);
    }

    /** Whether the member is that very text. */
    boolean says(String name, String word) {
        return text(name).filter(word::equals).isPresent();
    }

    boolean isObject() {
        return node.isObject();
    }

    boolean isEmptyText() {
        return text().filter(String::isEmpty).isPresent();
    }

    String typeName() {
        return node.value().typeName();
    }
}
