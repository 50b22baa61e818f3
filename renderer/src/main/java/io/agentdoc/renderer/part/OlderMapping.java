package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Theirs;
import java.util.ArrayList;
import java.util.List;

/** Sections that a document carries and the specification no longer has: shown as they stand, and nothing concluded. */
final class OlderMapping {
    private final Node sections;

    OlderMapping(Json document) {
        this.sections = Node.root(document).member("sections").orElseGet(() -> Node.root(JsonObject.empty()));
    }

    List<EntryPart> entries() {
        List<EntryPart> entries = new ArrayList<>();
        for (Node.Entry section : sections.members()) {
            if (Sections.SHAPES.stream().noneMatch(shape -> shape.name().equals(section.name()))) {
                entries.add(entry(section.name(), section.node().members()));
            }
        }
        sections.member("shape")
                .flatMap(shape -> shape.member("kind"))
                .ifPresent(kind -> entries.add(entry("shape", List.of(new Node.Entry("kind", kind)))));
        return entries;
    }

    private static EntryPart entry(String name, List<Node.Entry> members) {
        MemberPath at = MemberPath.of(name);
        List<Row> rows = new ArrayList<>();
        for (Node.Entry member : members) {
            if (!member.name().equals("from")) {
                rows.add(new Line(
                        Anchor.of(at.member(member.name()).toString()),
                        Theirs.code(member.name()),
                        new Value.One(Theirs.words(Plain.text(member.node().value()))),
                        List.of(),
                        List.of()));
            }
        }
        return new EntryPart(Anchor.of("older[" + name + "]"), Theirs.code(name), List.of(), List.of(), rows);
    }
}
