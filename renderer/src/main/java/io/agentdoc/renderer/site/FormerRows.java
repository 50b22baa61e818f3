package io.agentdoc.renderer.site;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** The listing of the build before this one, as it stands in its list for programs. */
final class FormerRows {
    private final Supplier<Optional<InputStream>> programs;
    private Optional<ListedMarks> listed = Optional.empty();

    /** What is remembered of one agent. */
    record Row(Optional<Digest> says, Set<String> notStated, boolean isOldView) {}

    /** @param programs opens the list for programs, which stays as it is while this is used */
    FormerRows(Supplier<Optional<InputStream>> programs) {
        this.programs = programs;
    }

    /** Tells of every line; one that is not ours lists nobody. */
    private void forEach(BiConsumer<String, Bytes> each) {
        programs.get().ifPresent(in -> {
            try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                lines.lines().map(Bytes::utf8).forEach(line -> slug(line).ifPresent(slug -> each.accept(slug, line)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
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
        Optional<InputStream> there = programs.get();
        try {
            if (there.isPresent()) {
                there.get().close();
            }
            return there.isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether that build listed the agent. */
    synchronized boolean lists(String slug) {
        if (listed.isEmpty()) {
            ListedMarks marks = new ListedMarks();
            forEach((each, line) -> marks.add(each));
            listed = Optional.of(marks);
        }
        return listed.get().has(slug);
    }

    /** Those of agents that are asked for in the order of their slugs. */
    Telling telling(Scratch scratch) {
        SortedSpill lines = scratch.sorted();
        forEach(lines::add);
        return new Telling(lines.read());
    }

    /** Rows as they are asked for. */
    static final class Telling {
        private final Sorted sorted;

        private Telling(Sorted sorted) {
            this.sorted = sorted;
        }

        Optional<Row> of(String slug) {
            Optional<Row> row = Optional.empty();
            while (sorted.peek().filter(next -> next.compareTo(slug) <= 0).isPresent()) {
                SortedSpill.Entry entry = sorted.last();
                row = entry.key().equals(slug) ? FormerRows.row(entry.value()) : row;
            }
            return row;
        }
    }
}
