package io.agentdoc.document.check;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A value of a document and the path by which people name it.
 *
 * <p>The rules go through a document many times, so that what stands below a spot is made out once, for whoever asks first.
 */
final class Spot {
    private final MemberPath path;
    private final Node node;
    private Optional<Below> below = Optional.empty();
    private Optional<List<Spot>> elements = Optional.empty();

    /** The members in order, and by name. */
    private record Below(List<Spot> inOrder, Map<String, Spot> byName) {}

    Spot(MemberPath path, Node node) {
        this.path = path;
        this.node = node;
    }

    MemberPath path() {
        return path;
    }

    Node node() {
        return node;
    }

    Optional<Spot> member(String name) {
        return node.isObject() ? Optional.ofNullable(below().byName().get(name)) : Optional.empty();
    }

    List<Spot> members() {
        return node.isObject() ? below().inOrder() : List.of();
    }

    private Below below() {
        if (below.isEmpty()) {
            Map<String, Spot> byName = new LinkedHashMap<>();
            for (Node.Entry entry : node.members()) {
                byName.put(entry.name(), new Spot(path.member(entry.name()), entry.node()));
            }
            below = Optional.of(new Below(List.copyOf(byName.values()), byName));
        }
        return below.get();
    }

    /** The elements of a list by id, else by name, else by index, as the model tells them apart. */
    List<Spot> elements() {
        if (!node.isArray()) {
            return List.of();
        }
        if (elements.isEmpty()) {
            elements = Optional.of(keyed());
        }
        return elements.get();
    }

    private List<Spot> keyed() {
        Set<String> taken = new HashSet<>();
        List<Spot> spots = new ArrayList<>();
        for (Node element : node.elements()) {
            String index = Integer.toString(spots.size());
            String key = element.text("id").or(() -> element.text("name")).orElse(index);
            spots.add(new Spot(path.element(taken.add(key) ? key : index), element));
        }
        return List.copyOf(spots);
    }

    /** The elements that are objects. */
    List<Spot> objects() {
        List<Spot> objects = new ArrayList<>();
        for (Spot element : elements()) {
            if (element.isObject()) {
                objects.add(element);
            }
        }
        return objects;
    }

    /** The last step of the path. */
    String name() {
        return switch (path.last()) {
            case MemberPath.Step.Member member -> member.name();
            case MemberPath.Step.Element element -> element.key();
        };
    }

    boolean has(String name) {
        return node.has(name);
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
        return node.isText("");
    }

    String typeName() {
        return node.value().typeName();
    }
}
