package io.agentdoc.assembler.repository;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A document's sections as single members in their order, each with its value as text and where it was read. */
final class CitedMembers {
    private final Map<MemberPath, Cited> members = new LinkedHashMap<>();

    private CitedMembers() {}

    /** A value, and its place in its source or, of a document read back, the sources that may have said it. */
    record Cited(String value, Optional<Citation> citation) {
        Optional<Citation.At> at() {
            return citation.filter(Citation.At.class::isInstance).map(Citation.At.class::cast);
        }
    }

    static Map<MemberPath, Cited> of(Sections sections) {
        CitedMembers all = new CitedMembers();
        for (Section section : sections.all()) {
            all.collect(section, MemberPath.of(section.shape().name()));
        }
        return all.members;
    }

    private void collect(Part part, MemberPath at) {
        for (Member<?> member : part.shape().members()) {
            Stated<?> stated = part.get(member);
            stated.carried().ifPresent(value -> take(member, stated, value, at.member(member.name())));
        }
    }

    private void take(Member<?> member, Stated<?> stated, Object value, MemberPath path) {
        switch (member.form()) {
            case Form.One<?> one -> collect((Part) value, path);
            case Form.Listed<?> listed -> {
                List<Part> parts =
                        ((List<?>) value).stream().map(Part.class::cast).toList();
                List<String> keys = Elements.keys(parts);
                for (int i = 0; i < parts.size(); i++) {
                    collect(parts.get(i), path.element(keys.get(i)));
                }
            }
            case Form.ByName<?> byName ->
                ((Map<?, ?>) value).forEach((name, part) -> collect((Part) part, path.member((String) name)));
            case Form.InColumn column -> put(path, ((Column) value).word(), stated);
            case Form.Verbatim verbatim -> verbatim(path, Node.root((Json) value), place(stated));
            case Form.Texts texts ->
                put(path, canonical(JsonArray.texts(((List<?>) value).stream().map(String.class::cast))), stated);
            default -> put(path, value.toString(), stated);
        }
    }

    /** What is quoted whole is still told apart by its members, each at its own place in the source. */
    private void verbatim(MemberPath path, Node node, Optional<Citation> at) {
        if (node.members().isEmpty() && node.elements().isEmpty()) {
            members.put(path, new Cited(node.text().orElseGet(() -> canonical(node.value())), at));
            return;
        }
        node.members().forEach(entry -> verbatim(path.member(entry.name()), entry.node(), below(at, entry.node())));
        Set<String> taken = new HashSet<>();
        for (Node element : node.elements()) {
            String index = element.at().tokens().getLast();
            String key = element.text("id").or(() -> element.text("name")).orElse(index);
            verbatim(path.element(taken.add(key) ? key : index), element, below(at, element));
        }
    }

    private static Optional<Citation> below(Optional<Citation> at, Node child) {
        String token = child.at().tokens().getLast();
        return at.map(citation -> switch (citation) {
            case Citation.At place ->
                new Citation.At(place.source(), place.pointer().child(token));
            case Citation.Among among -> among;
        });
    }

    private void put(MemberPath path, String value, Stated<?> stated) {
        members.put(path, new Cited(value, place(stated)));
    }

    private static Optional<Citation> place(Stated<?> stated) {
        return stated instanceof Stated.Said<?> said ? Optional.of(said.citation()) : Optional.empty();
    }

    private static String canonical(Json json) {
        return CanonicalJson.of(json).display();
    }
}
