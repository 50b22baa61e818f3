package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Findings in SARIF 2.1.0 (OASIS): one run, its rules by clause, and each result with the file, the region where it is
 * known, and the member.
 */
public final class SarifReport {
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final List<Checked> checked;
    private final List<String> rules;

    private SarifReport(List<Checked> checked) {
        this.checked = checked;
        NavigableSet<String> ids = new TreeSet<>();
        checked.forEach(one ->
                one.findings().forEach(located -> ids.add(located.finding().rule())));
        rules = new ArrayList<>(ids);
    }

    /**
     * The log of one run.
     *
     * @param version of the program, which readers compare as a number; left out where it has none
     */
    public static JsonObject of(List<Checked> checked, Optional<String> version) {
        return new SarifReport(checked).log(version);
    }

    private JsonObject log(Optional<String> version) {
        return JsonObject.builder()
                .put("$schema", SCHEMA)
                .put("version", "2.1.0")
                .put("runs", JsonArray.of(Stream.of(run(version))))
                .build();
    }

    private Json run(Optional<String> version) {
        JsonObject.Builder named = JsonObject.builder().put("name", "agentdoc");
        version.ifPresent(number -> named.put("version", number));
        JsonObject driver = named.put("rules", JsonArray.of(rules.stream().map(SarifReport::rule)))
                .build();
        return JsonObject.builder()
                .put("tool", JsonObject.builder().put("driver", driver).build())
                .put("invocations", JsonArray.of(Stream.of(invocation())))
                .put("columnKind", "utf16CodeUnits")
                .put("results", JsonArray.of(checked.stream().flatMap(this::results)))
                .build();
    }

    private static Json rule(String id) {
        return JsonObject.builder()
                .put("id", id)
                .put("shortDescription", message("The clause " + id + " of the AgentDoc specification."))
                .build();
    }

    /** What could not be checked is told of the run itself, for it is no result. */
    private Json invocation() {
        List<Json> notifications = new ArrayList<>();
        for (Checked one : checked) {
            for (String why : one.cannotCheck()) {
                notifications.add(JsonObject.builder()
                        .put("level", "warning")
                        .put("message", message(one.target() + ": " + why))
                        .build());
            }
        }
        return JsonObject.builder()
                .put("executionSuccessful", JsonBoolean.of(notifications.isEmpty()))
                .put("toolExecutionNotifications", new JsonArray(notifications))
                .build();
    }

    private Stream<Json> results(Checked one) {
        return one.findings().stream().map(located -> result(one, located));
    }

    private Json result(Checked one, Located located) {
        Finding finding = located.finding();
        return JsonObject.builder()
                .put("ruleId", finding.rule())
                .put("ruleIndex", new JsonNumber(Integer.toString(rules.indexOf(finding.rule()))))
                .put("level", finding.level().toString())
                .put("message", message(finding.message()))
                .put("locations", JsonArray.of(Stream.of(location(one, located))))
                .build();
    }

    private static Json location(Checked one, Located located) {
        JsonObject.Builder physical = JsonObject.builder()
                .put(
                        "artifactLocation",
                        JsonObject.builder()
                                .put("uri", UriText.of(one.file(located)))
                                .build());
        located.position().ifPresent(position -> physical.put("region", region(position)));
        JsonObject.Builder location = JsonObject.builder().put("physicalLocation", physical.build());
        if (!one.place(located).isEmpty()) {
            JsonObject member = JsonObject.builder()
                    .put("fullyQualifiedName", Visible.of(one.place(located)))
                    .put("kind", "property")
                    .build();
            location.put("logicalLocations", JsonArray.of(Stream.of(member)));
        }
        return location.build();
    }

    private static Json region(Position position) {
        return JsonObject.builder()
                .put("startLine", JsonReport.number(position.line()))
                .put("startColumn", JsonReport.number(position.column()))
                .build();
    }

    private static Json message(String text) {
        return JsonObject.builder().put("text", Visible.of(text)).build();
    }
}
