package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {
    private static final String DESCRIPTOR =
            Project.root().resolve("examples/operator/sources/descriptor.json").toString();

    @TempDir
    Path folder;

    @BeforeEach
    void a_document() throws IOException {
        Ran ran = assemble("2026-10-01T09:00:00Z", "old.json");
        assertEquals(0, ran.status(), ran.err());
        Files.copy(folder.resolve("old.json"), folder.resolve("new.json"));
    }

    @Test
    void the_same_document_has_not_changed() {
        Ran ran = diff();
        assertEquals(0, ran.status(), ran.err());
        assertEquals("", ran.out());
        assertEquals("  nothing changed\n", ran.err());
        assertEquals("Nothing changed.\n", diff("--format", "markdown").out());
        assertEquals("{\n  \"changes\": []\n}\n", diff("--format", "json").out());
    }

    @Test
    void time_that_went_by_is_told_and_wants_no_look() throws IOException {
        Files.delete(folder.resolve("new.json"));
        assemble("2026-10-02T09:00:00Z", "new.json");
        Ran ran = diff();
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().contains("freshness assembled_at: \"2026-10-01T09:00:00Z\" -> "), ran.out());
        assertEquals(1, diff("--fail-on", "freshness").status());
        assertEquals("", diff("--ignore", "freshness").out());
    }

    @Test
    @Clause(value = "9.5.1-8", by = DiffCommand.class)
    void another_visibility_is_told_and_is_no_drift() throws IOException {
        alter("\"interaction\":", "\"visibility\": \"opaque\",\n      \"interaction\":");
        Ran ran = diff();
        assertEquals(0, ran.status(), ran.out());
        assertTrue(ran.out().startsWith("visibility shape.visibility: "), ran.out());
        assertEquals(1, diff("--fail-on", "visibility").status());
    }

    @Test
    void a_changed_fact_wants_a_look_unless_others_are_named() throws IOException {
        alter("\"acts_for\": \"", "\"acts_for\": \"x");
        Ran ran = diff();
        assertEquals(1, ran.status(), ran.err());
        assertTrue(ran.out().startsWith("fact identity.acts_for: \""), ran.out());
        assertTrue(ran.out().contains("(d) -> \"x"), ran.out());
        assertEquals(0, diff("--fail-on", "silence,state").status());
        assertEquals(1, diff("--fail-on", "silence", "--fail-on", "fact").status());
        assertEquals(0, diff("--ignore", "fact").status());
    }

    @Test
    void each_form_goes_to_its_own_place() throws IOException {
        alter("\"acts_for\": \"", "\"acts_for\": \"x");
        Ran ran =
                diff("--format", "json=a.json", "--format", "markdown=a.md", "--format", "text", "--report", "r.json");
        assertEquals(1, ran.status(), ran.err());
        assertEquals(1, ran.out().lines().count());
        String json = Files.readString(folder.resolve("a.json"));
        assertTrue(json.contains("\"class\": \"fact\""), json);
        assertEquals(json, Files.readString(folder.resolve("r.json")));
        assertTrue(Files.readString(folder.resolve("a.md")).startsWith("| | member | old | new |\n"));
        diff("-o", "plain.txt");
        assertEquals(ran.out(), Files.readString(folder.resolve("plain.txt")));
    }

    @Test
    void what_cannot_be_written_is_refused_before_anything_is_read() {
        Ran sarif = Ran.in(folder, "diff", "no.json", "no.json", "--format", "sarif");
        assertEquals(2, sarif.status());
        assertTrue(sarif.err().contains("type --format text, json or markdown"), sarif.err());
        Ran two = Ran.in(folder, "diff", "no.json", "no.json", "--format", "json", "--format", "text", "-o", "one");
        assertEquals(2, two.status());
        assertTrue(two.err().contains("Two forms would go into the file one"), two.err());
        assertFalse(Files.exists(folder.resolve("one")));
        Ran odd = diff("--ignore", "freshnes");
        assertEquals(2, odd.status());
        assertTrue(odd.err().contains("type freshness"), odd.err());
    }

    @Test
    void what_is_no_agentdoc_or_cannot_be_had_is_no_pass() throws IOException {
        Files.writeString(folder.resolve("new.json"), "{\"hello\": 1}");
        assertEquals(2, diff().status());
        assertEquals(2, Ran.in(folder, "diff", "old.json", "none.json").status());
        Ran away = Ran.in(folder, "diff", "old.json", "https://agent.example/agentdoc.json", "--offline");
        assertEquals(3, away.status(), away.err());
        assertEquals("", away.out());
    }

    private Ran diff(String... more) {
        String[] all = new String[more.length + 3];
        all[0] = "diff";
        all[1] = "old.json";
        all[2] = "new.json";
        System.arraycopy(more, 0, all, 3, more.length);
        return Ran.in(folder, all);
    }

    private void alter(String what, String by) throws IOException {
        String text = Files.readString(folder.resolve("old.json"));
        assertTrue(text.contains(what), text);
        Files.writeString(folder.resolve("new.json"), text.replace(what, by));
    }

    private Ran assemble(String at, String file) {
        return Ran.in(folder, "assemble", "--source", "d=agent-descriptor:" + DESCRIPTOR, "--at", at, "-o", file);
    }
}
