package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings as GitLab's Code Quality report, which shows them beside a merge request.
 *
 * <p>Each has a description, the rule as its check, a severity out of GitLab's words, the file and the first line, and a
 * fingerprint that stays the same while the finding does, wherever in the file it moves: GitLab tells by it what is new.
 * What could not be checked is in the report too, since a list without it would read as a pass.
 */
public final class CodeQualityReport {
    private final Map<String, Integer> seen = new HashMap<>();

    private CodeQualityReport() {}

    public static JsonArray of(List<Checked> checked) {
        CodeQualityReport report = new CodeQualityReport();
        List<Json> entries = new ArrayList<>();
        for (Checked one : checked) {
            one.findings().forEach(located -> entries.add(report.finding(one, located)));
            one.cannotCheck()
                    .forEach(why -> entries.add(report.entry("cannot_check", why, "info", one.target(), "", 1)));
        }
        return new JsonArray(entries);
    }

    private Json finding(Checked one, Located located) {
        Finding finding = located.finding();
        long line = located.position().map(Position::line).orElse(1L);
        return entry(
                finding.rule(),
                finding.message(),
                severity(finding.level()),
                one.file(located),
                one.place(located),
                line);
    }

    private Json entry(String rule, String message, String severity, String file, String place, long line) {
        String shown = Visible.of(place.isEmpty() ? message : place + ": " + message);
        return JsonObject.builder()
                .put("description", shown)
                .put("check_name", rule)
                .put("fingerprint", fingerprint(rule + "\n" + file + "\n" + place + "\n" + message))
                .put("severity", severity)
                .put(
                        "location",
                        JsonObject.builder()
                                .put("path", Visible.of(file))
                                .put(
                                        "lines",
                                        JsonObject.builder()
                                                .put("begin", JsonReport.number(line))
                                                .build())
                                .build())
                .build();
    }

    /** Two equal findings are told apart by which of them comes first. */
    private String fingerprint(String what) {
        int before = seen.merge(what, 1, Integer::sum);
        return Digest.of(Bytes.utf8(what + "\n" + before)).toString().substring("sha256:".length());
    }

    private static String severity(Level level) {
        return switch (level) {
            case ERROR -> "major";
            case WARNING -> "minor";
            case NOTE -> "info";
        };
    }
}
