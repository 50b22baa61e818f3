package io.agentdoc.cli.report;

import io.agentdoc.document.json.JsonObject;

/**
 * A place that was looked at without being configured.
 *
 * @param from what led there: {@code well-known}, or the address of the document that points there
 * @param ended how it was had, or why not
 */
public record HopLine(String kind, String url, String from, String ended) {

    JsonObject json() {
        return JsonObject.builder()
                .put("kind", kind)
                .put("url", url)
                .put("from", from)
                .put("ended", ended)
                .build();
    }
}
