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
import io.agentdoc.templates.words.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Sections that a document carries beside the twelve. One that the specification had once is shown as it stands, with nothing
 * concluded; of any other only the name is shown.
 */
final class OlderMapping {
    private static final Set<String> OLDER = Set.of("told");

    private final Node sections;
    private final Telling telling;

    OlderMapping(Json document, Telling telling) {
        this.telling = telling;
        this.sections = Node.root(document).member("sections").orElseGet(() -> Node.root(JsonObject.empty()));
    }

    List<EntryPart> entries() {
        List<EntryPart> entries = new ArrayList<>();
        for (Node.Entry section : sections.members()) {
            if (Sections.SHAPES.stream().noneMatch(shape -> shape.name().equals(section.name()))) {
                entries.add(
                        OLDER.contains(section.name())
                                ? entry(section.name(), section.node().members())
                                : unknown(section.name()));
            }
        }
        sections.member("shape")
                .flatMap(shape -> shape.member("kind"))
                .ifPresent(kind -> entries.add(entry("shape", List.of(new Node.Entry("kind", kind)))));
        return entries;
    }

    /** An assembler may write what it likes there, a mark or a rating too, and a page of facts lends it no place (9.8). */
    private EntryPart unknown(String name) {
        return new EntryPart(
                Anchor.of("older[" + name + "]"),
                Theirs.code(name),
                List.of(telling.say(Note.SECTION_UNKNOWN)),
                List.of(),
                List.of());
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
