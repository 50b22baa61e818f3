package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a text beside the pages says to type is typed, chapter by chapter, each in a fresh folder like a checkout. What
 * cannot be typed here stands below with the reason, and so does what does not end with 0.
 */
class TypedTextsTest {
    private static final Path ROOT = Project.root();
    private static final Pattern CODE =
            Pattern.compile(" {4,}((?:\\.{0,2}/?agentdoc|mvn|cd|npm|node|git|bench/run\\.sh|sha256sum)\\b.*)");
    private static final Pattern FENCE = Pattern.compile("\\s*```(.*)");
    private static final Set<String> SHELLS = Set.of("sh", "bash", "shell", "console");

    private static final Map<String, Integer> ENDS = Map.of(
            "./agentdoc build examples/directory/agentdoc.yaml", 1,
            "./agentdoc draft --from agent-card.json package/ -o draft.json", 1,
            "../agentdoc diff yesterday.json site/.well-known/agentdoc.json", 1);

    private static final Map<String, String> NOT_HERE = Map.of(
            "mvn verify", "it is what runs this test",
            "mvn -pl cli -am test -Dtest=InitCommandTest -Dsurefire.failIfNoSpecifiedTests=false",
                    "it is a part of what runs this test",
            "mvn package -DskipTests", "the tests of the distribution run what it packs",
            "mvn -Pbench,product -DskipTests -pl bench -am package", "a build within this one would wait for it",
            "bench/run.sh 10000", "it measures, and needs the build above",
            "node --test examples/repository/test/",
                    "Node.js is not everywhere; it tests the example and not the program",
            "./agentdoc assemble agent.example -o agentdoc.json",
                    "nobody answers at that name; AssembleCommandTest assembles from a host of its own");

    /** What a reader has who types this, by the name that the texts give it. */
    private static final Map<String, String> BROUGHT = Map.ofEntries(
            Map.entry("descriptor.json", "examples/directory/sources/clause-reviewer/descriptor.json"),
            Map.entry("unsigned.json", "examples/operator/sources/descriptor.json"),
            Map.entry("deployment.json", "examples/directory/sources/clause-reviewer/deployment.json"),
            Map.entry("build.json", "examples/directory/sources/clause-reviewer/build.json"),
            Map.entry("evaluation.json", "examples/directory/sources/clause-reviewer/evaluation.json"),
            Map.entry("package.zip", "examples/directory/packages/clause-reviewer-1.4.0.zip"),
            Map.entry("agent-card.json", "examples/operator/sources/agent-card.json"),
            Map.entry("agentdoc.json", "examples/repository/agentdoc.json"),
            Map.entry("yesterday.json", "examples/repository/agentdoc.json"),
            Map.entry("package/", "examples/repository/package"),
            Map.entry("DIR", "examples/repository"));

    @TempDir
    Path folder;

    private final Set<String> seen = new HashSet<>();

    @Test
    void what_the_texts_say_to_type_runs_and_what_cannot_is_named() throws Exception {
        for (Path text : texts()) {
            for (String chapter : Files.readString(text).split("\n## ", -1)) {
                type(ROOT.relativize(text).toString(), lines(chapter));
            }
        }
        assertFalse(seen.isEmpty());
        Set<String> placed = new HashSet<>(ENDS.keySet());
        placed.addAll(NOT_HERE.keySet());
        placed.removeAll(seen);
        assertEquals(Set.of(), placed, "no text says to type these any more");
    }

    @Test
    void lines_are_found_in_blocks_and_not_in_what_is_printed() {
        String text = """
            Type ./agentdoc build here.

                ./agentdoc build    # why
                  wrote one file

            1. And

                   cd my-site && ../agentdoc build

            ```sh
            make it
            ```

            ```yaml
                agentdoc: 1
            ```
            """;
        assertEquals(List.of("./agentdoc build    # why", "cd my-site && ../agentdoc build", "make it"), lines(text));
    }

    private void type(String text, List<String> lines) throws Exception {
        Path fresh = Files.createTempDirectory(folder, "typed");
        try (Typing typing = new Typing(fresh, Map.of("AGENT_KEY", agentKey()))) {
            Typing.copy(ROOT.resolve("docs"), typing.directory().resolve("docs"));
            for (String line : lines) {
                String said = line.replaceFirst("\\s+#.*", "");
                seen.add(said);
                for (String part : NOT_HERE.containsKey(said) ? List.<String>of() : List.of(said.split(" && "))) {
                    bring(typing.directory(), part);
                    Typing.Typed typed = typing.type(part);
                    boolean isStopped = part.contains("agentdoc serve");
                    assertEquals(
                            isStopped ? typed.expected() : ENDS.getOrDefault(said, 0),
                            typed.status(),
                            text + ": " + part + "\n" + typed.said());
                }
            }
        }
    }

    private static void bring(Path directory, String line) throws IOException {
        if (line.endsWith("agentdoc serve site") && !Files.exists(directory.resolve("site"))) {
            Ran.in(directory, "build", "examples/operator/agentdoc.yaml", "--progress", "none");
        }
        for (String word : line.split(" ")) {
            Path there = directory.resolve(word);
            if (BROUGHT.containsKey(word) && !Files.exists(there)) {
                Path from = ROOT.resolve(BROUGHT.getOrDefault(word, ""));
                if (Files.isDirectory(from)) {
                    Typing.copy(from, there);
                } else {
                    Files.copy(from, there);
                }
            }
        }
    }

    private static String agentKey() throws IOException {
        return Files.readString(ROOT.resolve("examples/operator/keys/subject.TEST-KEY.pem"));
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        String language = "";
        boolean inside = false;
        for (String line : text.lines().toList()) {
            var fence = FENCE.matcher(line);
            var code = CODE.matcher(line);
            if (fence.matches()) {
                inside = !inside;
                language = fence.group(1);
            } else if (inside && SHELLS.contains(language)) {
                lines.add(line.strip());
            } else if (!inside && code.matches()) {
                lines.add(code.group(1));
            }
        }
        return lines;
    }

    /** The texts of the repository; the pages are typed by {@link DocsTest}, and a transcript tells what was typed once. */
    private static List<Path> texts() throws IOException {
        try (Stream<Path> root = Files.list(ROOT);
                Stream<Path> docs = Files.list(ROOT.resolve("docs"));
                Stream<Path> examples = Files.walk(ROOT.resolve("examples"), 2)) {
            return Stream.concat(
                            Stream.of(root, docs, examples).flatMap(files -> files),
                            Arrays.stream(new String[] {"bench/README.md", "distribution/src/files/README.md"})
                                    .map(ROOT::resolve))
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.endsWith("CHANGELOG.md"))
                    .sorted()
                    .toList();
        }
    }
}
