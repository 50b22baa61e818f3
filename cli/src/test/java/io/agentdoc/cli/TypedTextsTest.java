package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command line in a text of this repository and in a command's help is typed, or stands here with the reason why not; those
 * of the documentation's own pages by {@link DocsTest}.
 */
class TypedTextsTest {
    private static final Path ROOT = Project.root();

    /** Lines that are not typed here, by how they begin, each with the reason. */
    private static final Map<String, String> NOT_TYPED = Map.of(
            "mvn ", "Maven is what runs this test; the build itself is what CI does",
            "bench/", "installs and measures for minutes, and tells nothing of right and wrong",
            "./agentdoc fleet ",
                    "the launcher builds it with Spark first; LauncherTest starts it, and its own tests run it",
            "java $(cat fleet/jvm.options) ",
                    "needs Spark's jars, which only the profile fleet has; its tests start it so",
            "export PATH=", "the shell's own; what follows is typed by name",
            "tar xzf ", "there is no archive before the program is packed; the tests of the distribution unpack it");

    /** Done, done with something to look at, or open in part: what an example of a command may end with. */
    private static final Set<Integer> GOOD = Set.of(0, 1, 4);

    @TempDir
    Path folder;

    static List<Path> texts() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> examples = Files.walk(ROOT.resolve("examples"), 2);
                Stream<Path> rest = Stream.of("bench", "site", "sources-cache", "distribution/src/files", ".")
                        .flatMap(TypedTextsTest::list)) {
            return Stream.of(docs, examples, rest)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.startsWith(ROOT.resolve("docs/pages")))
                    .filter(file -> !CodeLines.of(read(file)).isEmpty())
                    .map(Path::normalize)
                    .sorted()
                    .toList();
        }
    }

    private static Stream<Path> list(String name) {
        try (Stream<Path> files = Files.list(ROOT.resolve(name))) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void what_a_text_says_to_type_ends_as_it_says(Path text) throws Exception {
        for (CodeLines.Section section : CodeLines.of(read(text))) {
            try (Typing typing = new Typing(Files.createTempDirectory(folder, "section"), ENVIRONMENT)) {
                type(text, section, typing);
            }
        }
    }

    private static final Map<String, String> ENVIRONMENT =
            Map.of("AGENT_KEY", read(ROOT.resolve("examples/operator/keys/subject.TEST-KEY.pem")));

    private static void type(Path text, CodeLines.Section section, Typing typing) throws Exception {
        for (CodeLines.Line line : section.lines()) {
            if (reason(line.typed()).isPresent()) {
                continue;
            }
            Typing.Typed typed = typing.type(line.typed());
            String where = ROOT.relativize(text) + ", " + section.heading() + ": " + line.typed() + "\n";
            assertEquals(typed.expected(), typed.status(), () -> where + end(typed.said()));
            compare(line, typed.said(), where);
        }
    }

    /** The last lines, which tell how it ended. */
    private static String end(String said) {
        List<String> lines = said.lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 8), lines.size()));
    }

    private static Optional<String> reason(String line) {
        return NOT_TYPED.keySet().stream().filter(line::startsWith).findFirst();
    }

    /** What a transcript shows below a line is what the program says, but for keys, ports and times. */
    private static void compare(CodeLines.Line line, String said, String where) {
        if (!line.answer().isEmpty()) {
            assertEquals(
                    same(String.join("\n", line.answer())),
                    same(said.lines().map(String::strip).reduce("", (text, next) -> text + next + "\n")),
                    where);
        }
    }

    private static String same(String text) {
        return text.strip()
                .replaceAll("\\bU[A-Z2-7]{55}\\b", "KEY")
                .replaceAll("127\\.0\\.0\\.1:\\d+", "ADDRESS")
                .replaceAll("in [0-9.]+ m?s\\b", "in TIME")
                .replaceAll("agentdoc (\\d\\S*|of an unpacked build)", "agentdoc VERSION")
                .replaceAll("Java: .*", "JAVA");
    }

    @Test
    void no_reason_stands_here_for_a_line_that_no_text_has() throws IOException {
        List<String> lines = texts().stream()
                .flatMap(text -> CodeLines.of(read(text)).stream())
                .flatMap(section -> section.lines().stream())
                .map(CodeLines.Line::typed)
                .toList();
        NOT_TYPED.forEach((begins, why) ->
                assertTrue(lines.stream().anyMatch(line -> line.startsWith(begins)), begins + ": " + why));
        assertTrue(
                lines.stream().filter(line -> reason(line).isEmpty()).count() > 40, "saw " + lines.size() + " lines");
    }

    static List<List<String>> commands() {
        return HelpTest.commands();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void the_example_of_a_command_is_understood_and_works(List<String> command) throws Exception {
        List<String> asked = new ArrayList<>(command);
        asked.add("-h");
        List<String> lines = Ran.in(folder, asked.toArray(String[]::new))
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Example:"))
                .filter(line -> line.startsWith("  agentdoc "))
                .map(line -> line.strip().replaceFirst(" {2,}.*", ""))
                .toList();
        assertFalse(lines.isEmpty());
        try (Typing typing = new Typing(folder, ENVIRONMENT)) {
            for (String line : lines) {
                Typing.Typed typed = typing.type(line);
                assertTrue(
                        typed.status() == typed.expected() || GOOD.contains(typed.status()),
                        () -> line + ": " + typed.status() + "\n" + end(typed.said()));
            }
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
