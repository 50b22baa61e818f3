package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    private static final String DESCRIPTOR =
            Project.root().resolve("examples/operator/sources/descriptor.json").toString();

    @TempDir
    Path folder;

    @BeforeEach
    void a_document() {
        Ran ran = Ran.in(
                folder,
                "assemble",
                "--source",
                "d=agent-descriptor:" + DESCRIPTOR,
                "--source",
                "gone=listing:gone.json",
                "-o",
                "agentdoc.json");
        assertEquals(0, ran.status(), ran.err());
    }

    @Test
    void a_stated_member_is_followed_to_its_bytes() {
        Ran ran = Ran.in(folder, "explain", "agentdoc.json", "identity.acts_for");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().startsWith("identity.acts_for is stated\n"), ran.out());
        assertTrue(ran.out().contains("by d  agent-descriptor  descriptor.json"));
        assertTrue(ran.out().contains("signature: verified, made with key U"));
        assertTrue(ran.out().contains("  at /acts_for, line "));
    }

    @Test
    void of_a_silent_one_it_says_where_it_was_looked_for() {
        Ran ran = Ran.in(folder, "explain", "agentdoc.json", "standing");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().contains("standing is not stated\nsearched:\n  d  agent-descriptor"), ran.out());
        assertTrue(ran.out().contains("could not be had:\n  gone  listing  gone.json  absent: "));
    }

    @Test
    void programs_get_the_documented_shape() {
        Ran stated = Ran.in(folder, "explain", "agentdoc.json", "identity.acts_for", "--format", "json");
        assertTrue(stated.out().matches("""
                        (?s)\\{
                          "member": "identity.acts_for",
                          "stated": true,
                          "value": .*"sources": \\[
                            \\{
                              "id": "d",
                              "url": .*"pointer": "/acts_for".*"searched": \\[\\]
                        \\}
                        """), stated.out());
    }

    @Test
    void without_the_bytes_nothing_could_be_checked() {
        Ran ran = Ran.in(folder, "explain", "agentdoc.json", "identity.acts_for", "--cache", "elsewhere");
        assertEquals(4, ran.status());
        assertTrue(ran.out().contains("not in the cache"), ran.out());
        assertFalse(Files.exists(folder.resolve("elsewhere")));
    }

    @Test
    void a_member_that_no_document_has_is_refused_with_the_nearest() {
        Ran ran = Ran.in(folder, "explain", "agentdoc.json", "handlng");
        assertEquals(2, ran.status());
        assertEquals("agentdoc: This AgentDoc has no member handlng; type handling.\n", ran.err());
    }

    @Test
    void what_is_no_agentdoc_is_named() throws IOException {
        Files.writeString(folder.resolve("other.json"), "{}");
        Files.writeString(folder.resolve("broken.json"), "{\n\"a\" 1}");
        assertTrue(Ran.in(folder, "explain", "none.json", "sells").err().contains("There is no file none.json"));
        assertTrue(Ran.in(folder, "explain", "other.json", "sells").err().contains("is JSON and no AgentDoc"));
        assertTrue(
                Ran.in(folder, "explain", "broken.json", "sells").err().contains("broken.json:2:5: this is not JSON"));
    }
}
