package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.SourceBytes;
import io.agentdoc.assembler.check.Target;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.Located;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Alters every place of every example document, one at a time, and holds what no rule sees against a list that says why.
 * The assembler's signatures are taken off first, for they would break at any of it.
 *
 * <p>Of places that differ by their list's element or their document alone a few are altered in each build, and all of
 * them with {@code -Deverything=true}, which is when the list is held to be complete.
 */
class AlteredExamplesTest {
    private static final Path EXAMPLES = Project.root().resolve("examples");
    private static final Path LIST = Golden.resources().resolve("mutations/examples.txt");

    private static final boolean EVERYTHING = Boolean.getBoolean("everything");
    private static final int OFTEN = 2;

    @TempDir
    static Path work;

    private static final Map<Digest, Optional<Bytes>> HELD = new ConcurrentHashMap<>();

    @BeforeAll
    static void build() {
        for (String example : List.of("directory", "operator")) {
            Ran.in(
                    work,
                    "build",
                    EXAMPLES.resolve(example + "/agentdoc.yaml").toString(),
                    "-o",
                    example,
                    "--progress",
                    "none");
        }
    }

    @Test
    @Clause(
            value = {"9.10-2", "9.10-3"},
            by = Checking.class)
    void every_example_checks_clean() {
        for (Path file : documents()) {
            Checked checked = checked(parse(file));
            assertEquals(List.of(), errors(checked), file.toString());
            assertEquals(List.of(), checked.cannotCheck(), file.toString());
        }
    }

    @Test
    @Clause(
            value = {"9.10-3", "9.10-9", "9.10-11"},
            by = Checking.class)
    void what_no_rule_sees_of_what_was_altered_has_a_reason() throws IOException {
        NavigableSet<String> unseen = new TreeSet<>();
        Map<String, Integer> tried = new HashMap<>();
        documents().forEach(file -> unseen.addAll(unseen(parse(file), tried)));

        List<String> lines = Files.readAllLines(LIST);
        assertTrue(lines.getFirst().startsWith("# "), "the list begins with a reason");
        NavigableSet<String> approved = lines.stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .collect(Collectors.toCollection(TreeSet::new));
        if (!EVERYTHING) {
            approved.retainAll(unseen);
        }
        assertEquals(String.join("\n", approved), String.join("\n", unseen));
        assertTrue(tried.size() > 1000, "there was something to alter");
    }

    private static Set<String> unseen(Json whole, Map<String, Integer> tried) {
        Json document = unsigned(whole);
        Set<Finding> before = findings(document);
        Set<String> unseen = new TreeSet<>();
        Alterations.of(document, altered -> {
            boolean more = tried.merge(altered.name(), 1, Integer::sum) <= OFTEN || EVERYTHING;
            if (more
                    && !isSeen(Checks.check(altered.document()), before)
                    && !isSeen(findings(altered.document()), before)) {
                unseen.add(altered.name());
            }
        });
        return unseen;
    }

    private static boolean isSeen(Collection<Finding> after, Set<Finding> before) {
        return after.stream().anyMatch(finding -> finding.level() != Level.NOTE && !before.contains(finding));
    }

    private static Set<Finding> findings(Json document) {
        return checked(document).findings().stream()
                .map(Located::finding)
                .filter(finding -> finding.level() != Level.NOTE)
                .collect(Collectors.toSet());
    }

    private static List<Finding> errors(Checked checked) {
        return checked.findings().stream()
                .map(Located::finding)
                .filter(finding -> finding.level() == Level.ERROR)
                .toList();
    }

    private static Checked checked(Json document) {
        return new Checking(AlteredExamplesTest::find, Optional.of(TargetKind.AGENTDOC))
                .target(new Target.Document("altered", Bytes.empty(), document));
    }

    private static SourceBytes.Found find(Source source) {
        return new SourceBytes.Found(
                source.digest().flatMap(AlteredExamplesTest::held), new SourceBytes.Answer.Nobody("no network here"));
    }

    private static Optional<Bytes> held(Digest digest) {
        return HELD.computeIfAbsent(
                digest,
                wanted -> SourceCache.readOnly(work.resolve("sources-cache")).object(wanted)
                                instanceof StoredObject.Sound sound
                        ? Optional.of(sound.bytes())
                        : Optional.empty());
    }

    private static Json unsigned(Json document) {
        JsonObject.Builder into = JsonObject.builder();
        ((JsonObject) document)
                .forEach((name, value) -> into.put(name, name.equals("signatures") ? JsonArray.empty() : value));
        return into.build();
    }

    private static List<Path> documents() {
        try (Stream<Path> agents = Files.list(work.resolve("directory/agents"))) {
            return Stream.concat(
                            agents.filter(file -> file.toString().endsWith(".json")),
                            Stream.of(work.resolve("operator/.well-known/agentdoc.json")))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Json parse(Path file) {
        try {
            return switch (new JsonParser(Limits.standard()).parse(Bytes.own(Files.readAllBytes(file)))) {
                case JsonReading.Parsed parsed -> parsed.root();
                case JsonReading.Malformed malformed -> throw new AssertionError(malformed.why());
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
