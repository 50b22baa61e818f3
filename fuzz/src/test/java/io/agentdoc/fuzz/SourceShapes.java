package io.agentdoc.fuzz;

import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.gather.Obtained;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Sources in which one list or object is long, beside the other sources of their agent: examined, assembled and shown. */
final class SourceShapes {
    private static final int MOST = DocumentShapes.MOST / 2;

    private SourceShapes() {}

    static Stream<Shape> all() {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        for (Agent agent : Agent.examples()) {
            for (Agent.Sourced source : agent.sources()) {
                Json document = source.unsigned();
                for (List<String> place : Widened.places(document)) {
                    String name = "source " + source.kind() + " " + Widened.way(place);
                    shapes.computeIfAbsent(name, any -> shape(name, agent, source, document, place));
                }
            }
        }
        return shapes.values().stream();
    }

    private static Shape shape(String name, Agent agent, Agent.Sourced source, Json document, List<String> place) {
        return new Shape(
                name,
                MOST,
                size -> JsonPretty.of(Widened.at(document, place, size)).toArray(),
                input -> read(agent, source, Bytes.copyOf(input)));
    }

    private static long read(Agent agent, Agent.Sourced changed, Bytes bytes) {
        List<Obtained> sources = new ArrayList<>();
        for (Agent.Sourced source : agent.sources()) {
            sources.add(AssembledSources.obtained(
                    source, source.equals(changed) ? bytes : JsonPretty.of(source.document())));
        }
        long findings = new Checking(Archives.Unheld.SOURCES, Optional.empty())
                .document("a.json", bytes)
                .findings()
                .size();
        return findings
                + AssembledSources.assembled(sources)
                        .map(document ->
                                DocumentShapes.read(JsonPretty.of(document).toArray()))
                        .orElse(0L);
    }
}
