package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import java.util.List;

/** Findings as JSON: what was checked, how that ended and what was found. */
public final class JsonReport {
    private JsonReport() {}

    public static JsonObject of(List<Checked> checked, boolean strict) {
        return JsonObject.builder()
                .put("checked", JsonArray.of(checked.stream().map(one -> json(one, strict))))
                .build();
    }

    private static Json json(Checked one, boolean strict) {
        return JsonObject.builder()
                .put("target", one.target())
                .put("kind", one.kind())
                .put("result", one.result(strict).toString())
                .put("findings", JsonArray.of(one.findings().stream().map(JsonReport::json)))
                .put("cannot_check", JsonArray.texts(one.cannotCheck().stream()))
                .build();
    }

    private static Json json(Located located) {
        Finding finding = located.finding();
        JsonObject.Builder into = JsonObject.builder()
                .put("rule", finding.rule())
                .put("level", finding.level().toString())
                .put("place", finding.place())
                .put("message", finding.message());
        located.position()
                .ifPresent(
                        position -> into.put("line", number(position.line())).put("column", number(position.column())));
        return into.build();
    }

    static JsonNumber number(long value) {
        return new JsonNumber(Long.toString(value));
    }
}
