package io.agentdoc.fuzz;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.testing.Project;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sources of one agent of the examples, each of the kind that the example says. */
record Agent(List<Sourced> sources) {

    /** One source. */
    record Sourced(String id, KnownKind kind, Optional<String> url, Json document) {

        /** The document without the signatures that stand beside what they sign. */
        Json unsigned() {
            return document instanceof JsonObject signed ? signed.without("signatures") : document;
        }
    }

    static List<Agent> examples() {
        Path folder = Project.root().resolve("examples/directory");
        List<Agent> agents = new ArrayList<>();
        new String(Seeds.bytes(folder.resolve("agents.jsonl")), StandardCharsets.UTF_8)
                .lines()
                .flatMap(line -> Documents.parsed(line.getBytes(StandardCharsets.UTF_8)).stream())
                .map(line -> new Agent(sources(folder, Node.root(line))))
                .filter(agent -> !agent.sources().isEmpty())
                .forEach(agents::add);
        return agents;
    }

    private static List<Sourced> sources(Path folder, Node line) {
        List<Sourced> sources = new ArrayList<>();
        for (Node source : line.member("sources").map(Node::elements).orElse(List.of())) {
            Optional<KnownKind> kind = source.text("kind").flatMap(KnownKind::of);
            Optional<Json> document = source.text("file")
                    .map(folder::resolve)
                    .filter(Files::isRegularFile)
                    .flatMap(file -> Documents.parsed(Seeds.bytes(file)));
            if (kind.isPresent() && document.isPresent()) {
                sources.add(new Sourced(
                        source.text("id").orElse("s" + sources.size()),
                        kind.get(),
                        source.text("url"),
                        document.get()));
            }
        }
        return sources;
    }
}
