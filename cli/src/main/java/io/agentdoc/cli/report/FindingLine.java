package io.agentdoc.cli.report;

import io.agentdoc.document.json.JsonObject;

/**
 * One finding as reports have it.
 *
 * @param rule the clause's id where there is one
 * @param place a member's path, or a source
 */
public record FindingLine(String rule, Level level, String place, String message) {

    /** The one stable line of text form. */
    public String line(String agent) {
        String where = agent.isEmpty() ? place : place.isEmpty() ? agent : agent + "#" + place;
        return level + " " + rule + " " + where + ": " + message;
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("rule", rule)
                .put("level", level.toString())
                .put("place", place)
                .put("message", message)
                .build();
    }
}
