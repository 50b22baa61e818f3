package io.agentdoc.cli.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.Arrays;

/** A finding as one stable line, and as JSON. */
public final class FindingForms {
    private FindingForms() {}

    /** {@code LEVEL rule-id place: sentence}; the place begins with the agent where a run has many. */
    public static String line(String agent, Finding finding) {
        String inside = finding.place();
        String place = agent.isEmpty() || inside.isEmpty() ? agent + inside : agent + "#" + inside;
        return finding.level() + " " + finding.rule() + " " + place + ": " + finding.message();
    }

    static JsonObject json(Finding finding) {
        return JsonObject.builder()
                .put("rule", finding.rule())
                .put("level", finding.level().toString())
                .put("place", finding.place())
                .put("message", finding.message())
                .build();
    }

    static Finding read(Node node) {
        return new Finding(
                node.text("rule").orElse(""),
                level(node.text("level").orElse("")),
                node.text("place").orElse(""),
                node.text("message").orElse(""));
    }

    private static Level level(String name) {
        return Arrays.stream(Level.values())
                .filter(level -> level.toString().equals(name))
                .findFirst()
                .orElse(Level.NOTE);
    }
}
