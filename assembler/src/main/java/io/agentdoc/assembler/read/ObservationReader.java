package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Sections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Reads a written-down observation: what was asked, and what the answer carried; it fills no section (9.4). */
final class ObservationReader implements SourceReader {

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        Optional<Node> asked = from.member("asked");
        Node answer = from.member("answer").orElse(Node.root(JsonObject.empty()));
        Set<String> answered = new LinkedHashSet<>();
        answer.members().forEach(entry -> answered.add(entry.name()));
        Evidence evidence = new Evidence.Observed(
                asked.flatMap(at -> at.text("interface")).orElse(""),
                asked.flatMap(at -> at.text("exchange")).orElse(""),
                answered,
                from.node().text("at").flatMap(Instants::parse),
                answer);
        return new Reading(input.id(), input.kind(), Names.nobody(), Sections.silent(), evidence, notes.findings());
    }
}
