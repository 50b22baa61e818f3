package io.agentdoc.renderer.preview;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What a file of a site is, by the end of its name. */
final class ContentType {
    static final String HTML = "text/html; charset=utf-8";

    /** What a site publishes to be read by programs, those on pages of other hosts included (9.2). */
    static final Set<String> FOR_PROGRAMS =
            Set.of("application/json", "application/jsonl", "application/xml", "application/atom+xml");

    private static final Map<String, String> BY_ENDING = Map.ofEntries(
            Map.entry("html", HTML),
            Map.entry("json", "application/json"),
            Map.entry("jsonl", "application/jsonl"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("mjs", "text/javascript; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("xml", "application/xml"),
            Map.entry("atom", "application/atom+xml"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private ContentType() {}

    static String of(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return BY_ENDING.getOrDefault(ending, "application/octet-stream");
    }
}
