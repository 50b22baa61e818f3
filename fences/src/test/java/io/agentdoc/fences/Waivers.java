package io.agentdoc.fences;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The rules that nothing here has to show, each with the reason that a reader of the specification is owed.
 *
 * <p>A line names a clause, or an actor whose every row is waived, then a tab and the reason. Lines that begin with # are
 * remarks.
 */
record Waivers(NavigableMap<String, String> reasons) {

    static Waivers ofTheHouse() {
        try (var file = Waivers.class.getResourceAsStream("waivers.tsv")) {
            return of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read waivers.tsv", e);
        }
    }

    static Waivers of(String text) {
        var reasons = new TreeMap<String, String>(ClauseOrder.BY_NUMBER);
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
            String[] cells = line.split("\t", 2);
            if (cells.length < 2 || cells[1].isBlank()) {
                throw new IllegalArgumentException("a waiver without a reason: " + line);
            }
            if (reasons.put(cells[0], cells[1].strip()) != null) {
                throw new IllegalArgumentException("waived twice: " + cells[0]);
            }
        });
        return new Waivers(reasons);
    }

    /** Whether a row is waived, by itself or with all of its actor's. */
    boolean cover(String clause, String actor) {
        return reasons.containsKey(clause) || reasons.containsKey(actor);
    }

    String lines() {
        var lines = new StringBuilder();
        reasons.forEach((what, why) ->
                lines.append("- ").append(what).append(": ").append(why).append("\n"));
        return lines.toString();
    }
}
