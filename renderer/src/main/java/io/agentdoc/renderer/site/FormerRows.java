package io.agentdoc.renderer.site;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The listing of the build before this one, as it stands in its list for programs. */
final class FormerRows {
    private final boolean isThere;
    private final Map<String, Row> bySlug;

    /** What is remembered of one agent. */
    record Row(Optional<Digest> says, Set<String> notStated, boolean isOldView) {}

    private FormerRows(boolean isThere, Map<String, Row> bySlug) {
        this.isThere = isThere;
        this.bySlug = bySlug;
    }

    /** A line that is not ours lists nobody. */
    static FormerRows read(Optional<Bytes> programs) {
        Map<String, Row> rows = new HashMap<>();
        programs.map(bytes -> new String(bytes.toArray(), StandardCharsets.UTF_8))
                .ifPresent(text -> text.lines()
                        .map(Bytes::utf8)
                        .forEach(line ->
                                slug(line).ifPresent(slug -> row(line).ifPresent(row -> rows.put(slug, row)))));
        return new FormerRows(programs.isPresent(), rows);
    }

    /** Whose line this is. */
    static Optional<String> slug(Bytes line) {
        return parsed(line).flatMap(row -> row.text("document")).map(FormerRows::slug);
    }

    /** What a line says. */
    static Optional<Row> row(Bytes line) {
        return parsed(line).map(FormerRows::row);
    }

    private static Optional<Node> parsed(Bytes line) {
        return new JsonParser(Limits.standard()).parse(line) instanceof JsonReading.Parsed(Json tree)
                ? Optional.of(Node.root(tree))
                : Optional.empty();
    }

    private static String slug(String document) {
        return document.replaceAll("^agents/|\\.json$", "");
    }

    private static Row row(Node row) {
        Set<String> notStated = new HashSet<>();
        row.member("not_stated")
                .ifPresent(list -> list.elements().forEach(path -> path.text().ifPresent(notStated::add)));
        return new Row(
                row.text("says").flatMap(Digest::parse),
                notStated,
                row.member("old_view").flatMap(Node::flag).orElse(false));
    }

    /** Whether there was a build before this one that is remembered at all. */
    boolean isThere() {
        return isThere;
    }

    /** Whether that build listed the agent. */
    boolean lists(String slug) {
        return bySlug.containsKey(slug);
    }

    Optional<Row> of(String slug) {
        return Optional.ofNullable(bySlug.get(slug));
    }
}
