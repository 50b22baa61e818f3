package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.report.Markdown;
import io.agentdoc.document.report.Visible;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Changes as JSON, as lines of text and as a table in Markdown. */
public final class DiffForms {
    /** The most characters of a value in a line; the JSON form has it whole. */
    private static final int LONGEST = 100;

    private static final Pattern LAYOUT = Pattern.compile("\\n *");

    private DiffForms() {}

    public static JsonObject json(List<Change> changes) {
        return JsonObject.builder()
                .put("changes", JsonArray.of(changes.stream().map(DiffForms::json)))
                .build();
    }

    private static Json json(Change change) {
        return JsonObject.builder()
                .put("member", change.member().toString())
                .put("class", change.meaning().toString())
                .put("old", change.old().value().orElse(JsonNull.NULL))
                .put("new", change.neu().value().orElse(JsonNull.NULL))
                .put("old_from", JsonArray.texts(change.old().from().stream()))
                .put("new_from", JsonArray.texts(change.neu().from().stream()))
                .build();
    }

    /** One line for each change: {@code CLASS member: old (sources) -> new (sources)}. */
    public static String text(List<Change> changes) {
        StringBuilder lines = new StringBuilder();
        for (Change change : changes) {
            String line =
                    change.meaning() + " " + change.member() + ": " + side(change.old()) + " -> " + side(change.neu());
            lines.append(Visible.of(line)).append('\n');
        }
        return lines.toString();
    }

    public static String markdown(List<Change> changes) {
        StringBuilder table = new StringBuilder();
        if (changes.isEmpty()) {
            return "Nothing changed.\n";
        }
        table.append("| | member | old | new |\n|---|---|---|---|\n");
        for (Change change : changes) {
            table.append("| ").append(change.meaning());
            table.append(" | ").append(Markdown.code(change.member().toString()));
            table.append(" | ").append(Markdown.escaped(side(change.old())));
            table.append(" | ").append(Markdown.escaped(side(change.neu()))).append(" |\n");
        }
        return table.toString();
    }

    private static String side(Side side) {
        String from = side.from().isEmpty() ? "" : " (" + String.join(", ", side.from()) + ")";
        return side.value().map(DiffForms::compact).orElse(side.silent() ? "not stated" : "nothing") + from;
    }

    private static String compact(Json value) {
        String pretty = new String(JsonPretty.of(value).toArray(), StandardCharsets.UTF_8);
        String line = LAYOUT.matcher(pretty.strip()).replaceAll(" ");
        int length = line.codePointCount(0, line.length());
        return length <= LONGEST ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
