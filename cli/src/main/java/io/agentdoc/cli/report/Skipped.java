package io.agentdoc.cli.report;

import io.agentdoc.document.json.JsonObject;

/** A source that was had and may not be taken from. */
public record Skipped(String url, String why) {
    JsonObject json() {
        return JsonObject.builder().put("url", url).put("why", why).build();
    }
}
