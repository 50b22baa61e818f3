package io.agentdoc.document.codec;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Reads a part's members back; what it does not know it passes over, and what it cannot read is unreadable. */
final class MembersReader {
    private MembersReader() {}

    static <P extends Part> P read(Shape<P> shape, Node node, Citation.Among from) {
        Members.Builder members = Members.builder();
        for (Member<?> member : shape.members()) {
            node.member(member.name()).ifPresent(value -> put(member, node, value, from, members));
        }
        return shape.make().apply(members.build());
    }

    private static <T> void put(Member<T> member, Node parent, Node value, Citation.Among from, Members.Builder into) {
        Citation.Among sources = narrowed(parent, member.name(), from);
        Optional<T> read = value(member.form(), parent, value, sources);
        boolean computed = parent.member(member.name() + "_sources").isPresent();
        if (read.isEmpty()) {
            into.put(
                    member,
                    new Stated.Unreadable<>(sources, "it is " + value.value().typeName()));
        } else if (computed) {
            into.put(member, new Computed<>(read.get(), sources.sources()));
        } else {
            into.put(member, new Stated.Said<>(read.get(), sources));
        }
    }

    private static Citation.Among narrowed(Node parent, String name, Citation.Among from) {
        return parent.member(name + "_from")
                .or(() -> parent.member(name + "_sources"))
                .map(MembersReader::sourceIds)
                .filter(ids -> !ids.isEmpty())
                .map(Citation.Among::new)
                .orElse(from);
    }

    /** The ids in a {@code from}: one text or a list of them. */
    static NavigableSet<SourceId> sourceIds(Node node) {
        NavigableSet<SourceId> ids = new TreeSet<>();
        sourceId(node).ifPresent(ids::add);
        node.elements().forEach(element -> sourceId(element).ifPresent(ids::add));
        return ids;
    }

    private static Optional<SourceId> sourceId(Node node) {
        return node.text().flatMap(SourceId::written);
    }

    @SuppressWarnings("unchecked") // each case reads exactly the type that its form names
    private static <T> Optional<T> value(Form<T> form, Node parent, Node node, Citation.Among from) {
        Optional<?> value = switch (form) {
            case Form.Text text -> node.text().filter(one -> !one.isBlank());
            case Form.Flag flag -> node.flag();
            case Form.Verbatim verbatim ->
                Optional.<Json>of(node.value()).filter(json -> !node.isNull()).filter(verbatim.isReadable());
            case Form.Texts texts -> texts(node);
            case Form.One<?> one -> node.isObject() ? Optional.of(read(one.shape(), node, from)) : none();
            case Form.Listed<?> listed -> node.isArray() ? Optional.of(parts(listed, node, from)) : none();
            case Form.ByName<?> byName -> node.isObject() ? Optional.of(byName(byName, node, from)) : none();
            case Form.Source source -> sourceId(node);
            case Form.InColumn column -> column(parent, node);
        };
        return (Optional<T>) value;
    }

    private static Optional<?> none() {
        return Optional.empty();
    }

    private static Optional<List<String>> texts(Node node) {
        List<String> texts = node.elements().stream()
                .flatMap(element -> element.text().stream())
                .toList();
        return node.isArray() && texts.size() == node.elements().size() ? Optional.of(texts) : Optional.empty();
    }

    private static <P extends Part> List<P> parts(Form.Listed<P> form, Node node, Citation.Among from) {
        List<P> parts = new ArrayList<>();
        for (Node element : node.elements()) {
            if (element.isObject()) {
                parts.add(read(form.shape(), element, from));
            }
        }
        return parts;
    }

    private static <P extends Part> Map<String, P> byName(Form.ByName<P> form, Node node, Citation.Among from) {
        Map<String, P> parts = new LinkedHashMap<>();
        for (Node.Entry entry : node.members()) {
            if (entry.node().isObject() && !entry.name().endsWith("_from")) {
                parts.put(entry.name(), read(form.shape(), entry.node(), narrowed(node, entry.name(), from)));
            }
        }
        return parts;
    }

    private static Optional<Column> column(Node parent, Node node) {
        return node.text().flatMap(word -> switch (word) {
            case "declared" -> Optional.of(new Column.Declared());
            case "confirmed" -> moved(parent, word).map(by -> new Column.Confirmed(at(parent, word), by));
            case "failed" -> moved(parent, word).map(by -> new Column.Failed(at(parent, word), by));
            default -> Optional.empty();
        });
    }

    private static Optional<SourceId> moved(Node parent, String word) {
        return Instants.parse(parent, word + "_at").isPresent()
                ? parent.member(word + "_by").flatMap(MembersReader::sourceId)
                : Optional.empty();
    }

    private static Instant at(Node parent, String word) {
        return Instants.parse(parent, word + "_at").orElseThrow();
    }
}
