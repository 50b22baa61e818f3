package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.trace.Explanation;
import io.agentdoc.assembler.trace.Tracer;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A directory of generated agents with all kinds of source mixed: it builds without a network, and each line of each
 * document leads back to the bytes that said it. {@code -Dagentdoc.generated=1000} makes it a large one.
 */
class GeneratedDirectoryTest {
    private static final int AGENTS = Integer.getInteger("agentdoc.generated", 80);
    private static final long SEED = Long.getLong("agentdoc.seed", 11L);

    /** What is worked out, and what names a source or a moment beside the member that it moved. */
    private static final Pattern WORKED_OUT = Pattern.compile(
            "shape\\.visibility.*|sells\\.scopes.*|sells.*\\.samples\\[.*\\]\\.state|.*\\.(record|declared_in|confirmed_by|failed_by|confirmed_at|failed_at)");

    @TempDir
    Path work;

    @Test
    @Clause(
            value = {"9.1-1", "9.10-3"},
            by = Tracer.class)
    void every_line_of_every_generated_document_is_found_in_a_source_it_cites() throws IOException {
        GeneratedDirectory directory = new GeneratedDirectory(work, SEED);
        Path configuration = directory.write(AGENTS);
        Ran ran = Ran.in(
                work,
                "build",
                configuration.toString(),
                "--offline",
                "--at",
                "2026-11-01T00:00:00Z",
                "-o",
                work.resolve("site").toString(),
                "--cache",
                work.resolve("cache").toString(),
                "--progress",
                "none");

        assertTrue(ran.status() <= 1, ran.err());
        assertFalse(ran.err().contains("a fault of the program"), ran.err());
        if (AGENTS >= 80) {
            assertEquals(EnumSet.allOf(KnownKind.class), EnumSet.copyOf(directory.kinds()));
        }
        AtomicLong lines = new AtomicLong();
        List<String> lost = new ArrayList<>();
        List<Path> documents = documents();
        for (Path file : documents) {
            lost.addAll(untraced(file, directory, lines));
        }
        System.out.println(AGENTS + " agents, " + documents.size() + " documents, " + lines + " lines traced");
        assertEquals(List.of(), lost);
        assertTrue(documents.size() > AGENTS * 2 / 3, documents.size() + " documents");
        assertTrue(lines.get() > 20L * documents.size(), lines + " lines");
    }

    private static List<String> untraced(Path file, GeneratedDirectory directory, AtomicLong lines) throws IOException {
        Json json = json(file);
        AgentDoc doc = AgentDocReader.read(json).orElseThrow();
        Tracer tracer = new Tracer(directory::bytes);
        List<String> lost = new ArrayList<>();
        for (MemberPath line : lines(json)) {
            lines.incrementAndGet();
            Optional<Explanation> found = tracer.explain(doc, line).filter(Explanation::stated);
            boolean quoted = found.stream()
                    .flatMap(explanation -> explanation.sources().stream())
                    .anyMatch(cited -> WORKED_OUT.matcher(line.toString()).matches()
                            || cited.at().filter(at -> !at.bytes().isEmpty()).isPresent());
            if (!quoted) {
                lost.add(file.getFileName() + " " + line + " " + found);
            }
        }
        return lost;
    }

    private List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.list(work.resolve("site/agents"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    private static Json json(Path file) throws IOException {
        return switch (new JsonParser(Limits.standard()).parse(Bytes.own(Files.readAllBytes(file)))) {
            case JsonReading.Parsed(Json root) -> root;
            case JsonReading.Malformed malformed -> throw new AssertionError(file + ": " + malformed.why());
        };
    }

    private static List<MemberPath> lines(Json document) {
        List<MemberPath> lines = new ArrayList<>();
        Node.root(document)
                .member("sections")
                .orElseThrow()
                .members()
                .forEach(section -> section.node()
                        .members()
                        .forEach(entry -> collect(entry, MemberPath.of(section.name()), lines)));
        return lines;
    }

    private static void collect(Node.Entry entry, MemberPath at, List<MemberPath> into) {
        String name = entry.name();
        if (!name.equals("from") && !name.endsWith("_from") && !name.endsWith("_sources")) {
            collect(entry.node(), at.member(name), into);
        }
    }

    private static void collect(Node node, MemberPath at, List<MemberPath> into) {
        if (node.isObject()) {
            node.members().forEach(entry -> collect(entry, at, into));
        } else if (node.isArray()) {
            Set<String> taken = new HashSet<>();
            List<Node> elements = node.elements();
            for (int i = 0; i < elements.size(); i++) {
                Node element = elements.get(i);
                String own = element.text("id").or(() -> element.text("name")).orElse(Integer.toString(i));
                collect(element, at.element(taken.add(own) ? own : Integer.toString(i)), into);
            }
        } else {
            into.add(at);
        }
    }
}
