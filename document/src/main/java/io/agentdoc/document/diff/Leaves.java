package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Takes a document's sections apart into what each member says.
 *
 * <p>Where the model has a table, a part is taken apart by its members and a list by its elements' ids; everything else
 * is one thing said. The elements themselves are kept, so that one which is new or gone is a single change.
 */
final class Leaves {
    /** What is worked out, or is itself the name of a source, has no source that could change. */
    private static final NavigableSet<String> NOBODY = Collections.emptyNavigableSet();

    private final Map<MemberPath, Leaf> said = new LinkedHashMap<>();
    private final Map<MemberPath, Leaf> elements = new LinkedHashMap<>();
    private final List<MemberPath> order = new ArrayList<>();
    private final Set<MemberPath> above = new HashSet<>();

    private Leaves() {}

    static Leaves of(Json document) {
        Leaves leaves = new Leaves();
        Node sections = Node.root(document).member("sections").orElse(Node.root(document));
        for (Shape<?> shape : Sections.SHAPES) {
            sections.member(shape.name())
                    .filter(Node::isObject)
                    .ifPresent(section -> leaves.part(
                            section,
                            MemberPath.of(shape.name()),
                            shape,
                            section.member("from").map(Leaves::ids).orElseGet(TreeSet::new)));
        }
        return leaves;
    }

    /** What is said, in the document's order. */
    Map<MemberPath, Leaf> said() {
        return said;
    }

    /** Whether anything is said at that path or below it. */
    boolean says(MemberPath path) {
        return above.contains(path);
    }

    /** All paths, elements before what they hold. */
    List<MemberPath> order() {
        return order;
    }

    /** The elements of lists, and the parts that stand under a name. */
    Map<MemberPath, Leaf> elements() {
        return elements;
    }

    private void part(Node part, MemberPath at, Shape<?> shape, NavigableSet<String> from) {
        for (Node.Entry entry : part.members()) {
            Optional<Member<?>> member = shape.members().stream()
                    .filter(one -> one.name().equals(entry.name()))
                    .findFirst();
            boolean pointer = entry.name().endsWith("_from") || entry.name().endsWith("_sources");
            if (member.isPresent()) {
                boolean derived = member.get() == Sells.SCOPES;
                NavigableSet<String> own = derived ? NOBODY : narrowed(part, entry.name(), from);
                value(member.get().form(), entry.node(), at.member(entry.name()), own);
            } else if (!pointer && !entry.name().equals("from")) {
                boolean moved =
                        entry.name().startsWith("confirmed_") || entry.name().startsWith("failed_");
                say(at.member(entry.name()), new Leaf(entry.node().value(), moved ? NOBODY : from));
            }
        }
    }

    private void value(Form<?> form, Node value, MemberPath at, NavigableSet<String> from) {
        switch (form) {
            case Form.One<?> one when value.isObject() -> part(value, at, one.shape(), from);
            case Form.Listed<?> listed when !value.elements().isEmpty() -> listed(value, at, listed.shape(), from);
            case Form.ByName<?> byName when !value.members().isEmpty() -> byName(value, at, byName.shape(), from);
            case Form.InColumn column -> say(at, new Leaf(value.value(), NOBODY));
            case Form.Source source -> say(at, new Leaf(value.value(), NOBODY));
            default -> say(at, new Leaf(value.value(), from));
        }
    }

    private void listed(Node list, MemberPath at, Shape<?> shape, NavigableSet<String> from) {
        Set<String> taken = new HashSet<>();
        List<Node> nodes = list.elements();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            String index = Integer.toString(i);
            String key = node.text("id").or(() -> node.text("name")).orElse(index);
            MemberPath path = at.element(taken.add(key) ? key : index);
            element(node, path, shape, from);
        }
    }

    private void byName(Node parts, MemberPath at, Shape<?> shape, NavigableSet<String> from) {
        for (Node.Entry entry : parts.members()) {
            if (!entry.name().endsWith("_from")) {
                element(entry.node(), at.member(entry.name()), shape, narrowed(parts, entry.name(), from));
            }
        }
    }

    private void element(Node node, MemberPath path, Shape<?> shape, NavigableSet<String> from) {
        elements.put(path, new Leaf(node.value(), from));
        order.add(path);
        if (node.isObject()) {
            part(node, path, shape, from);
        } else {
            say(path, new Leaf(node.value(), from));
        }
    }

    private void say(MemberPath path, Leaf leaf) {
        said.put(path, leaf);
        order.add(path);
        Silent.above(path).forEach(above::add);
    }

    private static NavigableSet<String> narrowed(Node part, String name, NavigableSet<String> from) {
        return part.member(name + "_from")
                .or(() -> part.member(name + "_sources"))
                .map(Leaves::ids)
                .filter(ids -> !ids.isEmpty())
                .orElse(from);
    }

    private static NavigableSet<String> ids(Node node) {
        List<String> ids = new ArrayList<>();
        node.text().ifPresent(ids::add);
        node.elements().forEach(element -> element.text().ifPresent(ids::add));
        return new TreeSet<>(ids);
    }
}
