package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.ReportTestCase;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each form of a report, read by the tools that it is written for. */
class ReportFormsTest {
    private static final Validity SARIF = Validity.ofSarif();
    private static final Validity OURS = Validity.ofOurs(SchemaCommand.Shape.REPORT);
    private static final Path EXAMPLES = Project.root().resolve("examples");

    /** What would end a command, a cell, an attribute or an address, in a name and in what the document says. */
    private static final String ODD = "a b,c;d%3A'#é.json";

    private static final String HOSTILE = "x\\n::error::\\r\\n ]]> <b a='\\\"'> | %0A & \\u202e\\u0000 `";

    @TempDir
    Path folder;

    @BeforeEach
    void targets() throws IOException {
        write(ODD, "{\"agentdoc\": \"v1\",\n \"" + HOSTILE + "\": 1, \"sections\": {\"" + HOSTILE + "\": {}}}");
        write("broken.json", "{");
        write("unknown.json", "{\"hello\": 1}");
        Files.createDirectories(folder.resolve("pack/net.agentdoc.package"));
        write("pack/plugin.json", "{\"name\": 7}");
        Files.copy(EXAMPLES.resolve("operator/sources/descriptor.json"), folder.resolve("descriptor.json"));
    }

    @Test
    void sarif_is_valid_by_its_published_schema() {
        String log = check("sarif");
        assertEquals(List.of(), SARIF.faults(log));
        assertTrue(log.contains("\"uri\": \"a%20b%2Cc%3Bd%253A%27%23%C3%A9.json\""), log);
        assertTrue(log.contains("\"uri\": \"pack/plugin.json\""), log);
        assertTrue(log.contains("\"startLine\": 2"), log);
        assertTrue(log.contains("\"toolExecutionNotifications\": ["), log);
        assertEquals(
                List.of(),
                SARIF.faults(Ran.in(folder, "check", "descriptor.json", "--format", "sarif")
                        .out()));
    }

    @Test
    void a_log_that_is_not_valid_is_told_apart() {
        assertFalse(
                SARIF.faults(check("sarif").replace("\"ruleId\"", "\"rule\"")).isEmpty());
        assertFalse(SARIF.faults(check("sarif").replace("\"level\": \"error\"", "\"level\": \"fatal\""))
                .isEmpty());
    }

    @Test
    void junit_is_read_by_mavens_own_reader() throws Exception {
        write("findings.xml", check("junit"));
        TestSuiteXmlParser parser = new TestSuiteXmlParser(new NullConsoleLogger());
        List<ReportTestSuite> suites;
        try (InputStreamReader in =
                new InputStreamReader(Files.newInputStream(folder.resolve("findings.xml")), StandardCharsets.UTF_8)) {
            suites = parser.parse(in);
        }
        assertTrue(parser.isValid());
        assertEquals(5, suites.size());
        ReportTestSuite odd = suites.getFirst();
        assertEquals(ODD, odd.getFullClassName());
        assertTrue(odd.getNumberOfFailures() > 3, () -> "failures: " + odd.getNumberOfFailures());
        assertEquals(odd.getNumberOfTests(), odd.getTestCases().size());
        assertEquals(
                odd.getNumberOfFailures(),
                odd.getTestCases().stream().filter(ReportTestCase::hasFailure).count());
        assertTrue(
                odd.getTestCases().stream()
                        .filter(ReportTestCase::hasFailure)
                        .anyMatch(one -> one.getFailureDetail().contains("error 9.4-")),
                () -> odd.getTestCases().toString());
        assertEquals(1, suites.get(2).getNumberOfSkipped());
        assertEquals(0, suites.get(4).getNumberOfFailures());
        assertEquals(1, suites.get(4).getNumberOfTests());
    }

    @Test
    void github_reads_one_command_of_each_line() {
        List<String> lines = check("github").lines().toList();
        long findings = Ran.in(folder, words("text")).out().lines().count();
        assertEquals(findings, lines.size());
        for (String line : lines) {
            WorkflowCommand command = WorkflowCommand.parse(line);
            assertTrue(Set.of("error", "warning", "notice").contains(command.name()), line);
            assertTrue(
                    Set.of("file", "line", "col", "title")
                            .containsAll(command.properties().keySet()),
                    line);
            assertTrue(command.properties().getOrDefault("line", "1").matches("[1-9][0-9]*"), line);
            assertFalse(command.data().isBlank(), line);
            assertFalse(command.data().matches("(?s).*[\\r\\n].*"), line);
        }
        assertTrue(
                lines.stream()
                        .map(WorkflowCommand::parse)
                        .anyMatch(one -> ODD.equals(one.properties().get("file"))),
                lines.toString());
        assertTrue(
                lines.stream()
                        .map(WorkflowCommand::parse)
                        .anyMatch(
                                one -> one.data().contains("%0A") && one.data().contains("<U+000A>::error::")),
                lines.toString());
    }

    @Test
    void markdown_is_a_table_whose_rows_are_whole() {
        String text = check("markdown");
        List<String> rows = text.lines().filter(line -> line.startsWith("| ")).toList();
        assertTrue(rows.size() > 6, text);
        for (String row : rows) {
            assertEquals(5, row.replace("\\|", "").chars().filter(c -> c == '|').count(), row);
        }
        assertFalse(text.replaceAll("(`+)[^`].*?[^`]\\1(?!`)", "").contains("<b"), text);
        assertFalse(text.contains("\u202e"), text);
    }

    @Test
    void json_is_valid_by_the_schema_that_we_print() throws IOException {
        assertEquals(List.of(), OURS.faults(check("json")));
        assertFalse(OURS.faults(check("json").replace("\"findings\": [", "\"found\": ["))
                .isEmpty());
        Ran assembled = Ran.in(
                folder,
                "assemble",
                "--source",
                "d=agent-descriptor:descriptor.json",
                "-o",
                "a.json",
                "--report",
                "r.json");
        assertEquals(0, assembled.status(), assembled.err());
        assertEquals(List.of(), OURS.faults(Files.readString(folder.resolve("r.json"))));
        write("b.json", Files.readString(folder.resolve("a.json")).replace("\"acts_for\": \"", "\"acts_for\": \"x"));
        for (String[] words : new String[][] {
            {"diff", "a.json", "b.json"},
            {"explain", "a.json", "identity.name"},
            {"explain", "a.json", "standing"},
            {"verify", "a.json", "descriptor.json", "broken.json"},
            {"check", "a.json", "--offline"},
        }) {
            String[] all = Arrays.copyOf(words, words.length + 2);
            all[words.length] = "--format";
            all[words.length + 1] = "json";
            String json = Ran.in(folder, all).out();
            assertEquals(List.of(), OURS.faults(json), json);
        }
    }

    @Test
    void a_builds_findings_have_every_form_too() throws IOException {
        write("card.json", "{\"name\": \"A\", \"skills\": 7}");
        write("agentdoc.yaml", "agents:\n  - { id: odd, sources: [ { id: c, kind: a2a-card, file: none.json } ] }\n");
        Ran ran = Ran.in(
                folder,
                "build",
                "--format",
                "sarif=f.sarif",
                "--format",
                "junit=f.xml",
                "--format",
                "github",
                "--format",
                "markdown=f.md",
                "--report",
                "f.json");
        assertEquals(1, ran.status(), ran.err());
        assertEquals(List.of(), SARIF.faults(Files.readString(folder.resolve("f.sarif"))));
        assertEquals(List.of(), OURS.faults(Files.readString(folder.resolve("f.json"))));
        List<WorkflowCommand> commands =
                ran.out().lines().map(WorkflowCommand::parse).toList();
        assertTrue(
                commands.stream()
                        .anyMatch(one -> one.name().equals("error")
                                && "nothing_found".equals(one.properties().get("title"))
                                && "odd".equals(one.properties().get("file"))),
                ran.out());
        assertTrue(Files.readString(folder.resolve("f.md")).contains("nothing\\_found"));
        assertTrue(Files.readString(folder.resolve("f.xml")).contains("<failure "));
    }

    @Test
    void a_document_on_stdout_leaves_no_room_for_findings() {
        Ran ran = Ran.in(folder, "assemble", "--source", "d=agent-descriptor:descriptor.json", "--format", "sarif");
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("type --format sarif=FILE"), ran.err());
    }

    private String check(String format) {
        Ran ran = Ran.in(folder, words(format));
        assertEquals(1, ran.status(), ran.err());
        return ran.out();
    }

    private static String[] words(String format) {
        return new String[] {"check", ODD, "broken.json", "unknown.json", "pack", "descriptor.json", "--format", format
        };
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }
}
