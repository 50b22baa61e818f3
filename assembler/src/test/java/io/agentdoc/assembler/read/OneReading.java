package io.agentdoc.assembler.read;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.ExampleDirectory;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One source read by itself, as tests that change it in every place look at it. */
final class OneReading {
    static final String AT = "https://a.example/x";

    private OneReading() {}

    static Reading of(KnownKind kind, Json tree) {
        return Readers.read(new Input(new SourceId("source"), kind, Node.root(tree), Optional.of(AT)));
    }

    /** The document that holds what it says and nothing else. */
    static JsonObject json(Reading reading) {
        return AgentDocWriter.write(new AgentDoc(
                new About.Subject(AT, Optional.empty(), Optional.empty()),
                Optional.of(Instant.EPOCH),
                AT,
                Optional.of(false),
                Optional.empty(),
                List.of(),
                List.of(),
                reading.says(),
                List.of(),
                List.of(),
                List.of()));
    }

    /** A place by the names on its way, whichever elements of lists it leads through. */
    static String collapsed(JsonPointer place) {
        StringBuilder text = new StringBuilder();
        place.tokens().forEach(token -> text.append('/').append(token.matches("\\d+") ? "*" : token));
        return text.toString();
    }

    /** Agents that have sources of every kind between them. */
    static List<Assembling> agents() {
        List<Assembling> agents = new ArrayList<>(List.of(Agents.complete()));
        agents.addAll(ExampleDirectory.agents().values());
        agents.add(Attested.beside("net.agentmesh.handle-card", Attested.handleCard(Attested.card())));
        return agents;
    }
}
