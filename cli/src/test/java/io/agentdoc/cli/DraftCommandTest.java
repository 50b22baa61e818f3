package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drafts from files, folders and archives, as somebody would type it. */
class DraftCommandTest {
    private static final String EXAMPLES = Project.root().resolve("examples/directory") + "/";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "sources/bus-times/card.json, a2a-card",
        "sources/clause-reviewer/registration.json, agent-manifest",
        "sources/pond-minutes/manifest.json, pond:agent-manifest",
        "sources/clause-reviewer/descriptor.json, agent-descriptor",
        "packages/clause-reviewer, agent-descriptor",
        "packages/clause-reviewer-1.4.0.zip, plugin-package"
    })
    @Clause(value = "9.4-13", by = DraftCommand.class)
    void each_kind_of_source_is_told_from_its_content_and_gives_a_draft(String source, String kind) {
        Ran ran = run("draft", "--from", EXAMPLES + source);
        assertAll(
                () -> assertTrue(ran.status() <= 1, ran.err()),
                () -> assertTrue(ran.err().contains(" as " + kind + "\n"), ran.err()),
                () -> assertTrue(ran.out().startsWith("{\n  \"format\": \"agent-descriptor-v1\",\n"), ran.out()),
                () -> assertFalse(ran.out().contains("\"subject\""), ran.out()),
                () -> assertFalse(ran.out().contains("\"agentdoc\""), ran.out()));
    }

    @Test
    void a_draft_of_a_clean_descriptor_passes_the_check_of_drafts() {
        Ran ran = run("draft", "--from", EXAMPLES + "sources/clause-reviewer/descriptor.json", "-o", "draft.json");
        Ran checked = run("check", "draft.json", "--as", "descriptor");
        assertAll(
                () -> assertEquals("", ran.out()),
                () -> assertEquals(0, checked.status(), checked.out()),
                () -> assertTrue(ran.err().contains("agentdoc check draft.json --as descriptor"), ran.err()),
                () -> assertFalse(ran.err().contains("  open: error"), ran.err()));
    }

    @Test
    void what_the_check_would_still_find_is_what_was_said_to_be_open() throws IOException {
        Ran ran = run("draft", "--from", EXAMPLES + "sources/bus-times/card.json", "-o", "draft.json");
        String checked = run("check", "draft.json", "--as", "descriptor").out();
        long open = ran.err()
                .lines()
                .filter(line -> line.startsWith("  open: error"))
                .count();
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertTrue(open > 0, ran.err()),
                () -> assertEquals(
                        open,
                        checked.lines()
                                .filter(line -> line.startsWith("error "))
                                .count(),
                        checked));
    }

    @Test
    void answers_that_somebody_wrote_are_never_written_over() throws IOException {
        Files.writeString(folder.resolve("draft.json"), "mine");
        Ran ran = run("draft", "--from", EXAMPLES + "sources/bus-times/card.json", "-o", "draft.json");
        assertAll(
                () -> assertEquals(2, ran.status()),
                () -> assertTrue(ran.err().contains("nothing was written"), ran.err()),
                () -> assertEquals("mine", Files.readString(folder.resolve("draft.json"))));
    }

    @Test
    void a_view_is_no_source_and_neither_is_anything_else() throws IOException {
        write("view.json", "{ \"agentdoc\": \"v1\", \"sections\": {}, \"sources\": [] }");
        write("other.json", "{ \"hello\": 1 }");
        write("broken.json", "{ \"hello\": ");
        write("empty/README.md", "x");
        refused("view.json", "a view never becomes a source again");
        refused("other.json", "none of what a draft is made from");
        refused("broken.json", "broken.json:1:12: this is not JSON");
        refused("empty", "it has neither agent-repo.json nor plugin.json");
        refused("nothing.json", "There is no file nothing.json");
        refused("https://nowhere.example/card.json", "was not had");
    }

    private void refused(String source, String why) {
        Ran ran = run("draft", "--offline", "--from", source);
        assertAll(
                source,
                () -> assertEquals(2, ran.status(), ran.err()),
                () -> assertEquals("", ran.out()),
                () -> assertTrue(ran.err().contains(why), ran.err()));
    }

    @Test
    void a_strangers_text_reaches_the_terminal_made_safe() throws IOException {
        write(
                "card.json",
                "{ \"description\": \"x\", \"version\": \"1\\u001b[31m\", \"skills\": [ { \"id\": \"a\\u001b[2J\","
                        + " \"name\": \"n\" } ] }");
        Ran ran = run("draft", "--from", "card.json");
        assertFalse(ran.err().contains("\u001b"), ran.err());
    }

    @Test
    void a_draft_that_readers_would_refuse_is_never_written() throws IOException {
        String skills = IntStream.range(0, 18_000)
                .mapToObj(i -> "{\"id\":\"o" + i + "\",\"name\":\"O\",\"description\":\"D\",\"tags\":[]}")
                .collect(Collectors.joining(","));
        write(
                "card.json",
                "{\"name\":\"A\",\"description\":\"B\",\"version\":\"1\",\"url\":\"https://a.example/\",\"skills\":["
                        + skills + "]}");
        Ran ran = run("draft", "--from", "card.json", "-o", "draft.json");
        assertEquals(2, ran.status(), ran.err());
        assertTrue(ran.err().contains("Readers would refuse the draft that these sources make: "), ran.err());
        assertFalse(Files.exists(folder.resolve("draft.json")));
    }

    @Test
    void a_dry_run_writes_nothing() {
        Ran ran = run("draft", "--dry-run", "--from", EXAMPLES + "sources/bus-times/card.json", "-o", "draft.json");
        assertAll(
                () -> assertTrue(ran.err().contains("would write draft.json"), ran.err()),
                () -> assertFalse(Files.exists(folder.resolve("draft.json"))));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private Ran run(String... arguments) {
        return Ran.in(folder, arguments);
    }
}
