package io.agentdoc.cli.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * What became of one agent, and of each of its sources.
 *
 * @param document the document's file relative to the output
 * @param page the page's file relative to the output
 * @param drift how what is published differs from what was made, where they were compared and do
 * @param hops where its sources were looked for beyond the configuration
 */
public record AgentReport(
        String id,
        Became outcome,
        Optional<String> document,
        Optional<String> page,
        List<SourceLine> sources,
        List<HopLine> hops,
        List<Skipped> skipped,
        List<Finding> findings,
        List<Json> disagreements,
        Optional<DriftReport> drift) {

    public AgentReport {
        sources = List.copyOf(sources);
        hops = List.copyOf(hops);
        skipped = List.copyOf(skipped);
        findings = List.copyOf(findings);
        disagreements = List.copyOf(disagreements);
    }

    /** The report of an agent that was worked on and not compared. */
    public AgentReport(
            String id,
            Became outcome,
            Optional<String> document,
            Optional<String> page,
            List<SourceLine> sources,
            List<HopLine> hops,
            List<Skipped> skipped,
            List<Finding> findings,
            List<Json> disagreements) {
        this(id, outcome, document, page, sources, hops, skipped, findings, disagreements, Optional.empty());
    }

    public JsonObject json() {
        JsonObject.Builder object = JsonObject.builder().put("id", id).put("outcome", outcome.toString());
        document.ifPresent(path -> object.put("document", path));
        page.ifPresent(path -> object.put("page", path));
        object.put("sources", JsonArray.of(sources.stream().map(SourceLine::json)));
        if (!hops.isEmpty()) {
            object.put("hops", JsonArray.of(hops.stream().map(HopLine::json)));
        }
        drift.ifPresent(found -> object.put("drift", found.json()));
        return object.put("skipped", JsonArray.of(skipped.stream().map(Skipped::json)))
                .put("findings", JsonArray.of(findings.stream().map(FindingForms::json)))
                .put("disagreements", new JsonArray(disagreements))
                .build();
    }
}
