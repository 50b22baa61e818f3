package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssembleCommandTest {
    private static final String DESCRIPTOR = "family/descriptor/converter.bound.signed-with-test-key.b64.json";
    private static final Path OPERATOR = Project.root().resolve("examples/operator/sources");

    @TempDir
    Path folder;

    private Ran assemble(String... more) {
        String[] arguments = new String[more.length + 1];
        arguments[0] = "assemble";
        System.arraycopy(more, 0, arguments, 1, more.length);
        return Ran.in(folder, arguments);
    }

    @Test
    void a_signed_descriptor_becomes_a_document_in_which_it_is_verified() throws IOException {
        Ran ran = assemble("--source", "d=agent-descriptor:" + Corpus.at(DESCRIPTOR), "-o", "out.json");
        assertEquals(0, ran.status(), ran.err());
        assertEquals("", ran.out());
        assertTrue(Files.readString(folder.resolve("out.json")).contains("\"signature\": \"verified\""));
        assertTrue(ran.err().contains("had 1 of 1 source (d)   signatures: verified 1"), ran.err());
    }

    @Test
    void one_flipped_bit_in_the_only_source_gives_no_document_and_the_reason() throws IOException {
        byte[] bytes = Corpus.bytes(DESCRIPTOR);
        String text = new String(bytes, StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("flipped.json"), text.replaceFirst("Turns a", "Turnt a"));
        Ran ran = assemble("--source", "d=agent-descriptor:flipped.json", "-o", "out.json");
        assertEquals(1, ran.status());
        assertFalse(Files.exists(folder.resolve("out.json")));
        assertTrue(ran.err().contains("error withheld"), ran.err());
    }

    @Test
    void without_an_output_file_the_document_and_nothing_else_goes_to_stdout() throws IOException {
        Ran ran = assemble(
                "--source",
                "card=a2a-card:" + OPERATOR.resolve("agent-card.json"),
                "--url",
                "card=https://archive.example/card.json",
                "--at",
                "2026-10-01T09:00:00Z");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().startsWith("{\n  \"agentdoc\": \"v1\","), ran.out());
        assertTrue(ran.out().contains("\"given\": true"));
        assertFalse(Files.exists(folder.resolve("site")));
    }

    @Test
    void no_document_says_where_a_file_is_on_this_machine() {
        Ran ran = assemble("--source", "d=agent-descriptor:" + OPERATOR.resolve("descriptor.json"), "--subject", "x");
        assertFalse(ran.out().contains(OPERATOR.toString()));
        assertTrue(ran.out().contains("\"path\": \"descriptor.json\""), ran.out() + ran.err());
    }

    @Test
    void the_key_signs_and_names_the_assembler() {
        Ran.in(folder, "keygen", "-o", "key.pem");
        String key = Ran.in(folder, "key", "key.pem").out().strip();
        Ran ran = assemble("--source", "d=agent-descriptor:" + OPERATOR.resolve("descriptor.json"), "--key", "key.pem");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().contains("\"assembled_by\": \"" + key + "\""), ran.out());
        assertTrue(ran.out().contains("\"tag\": \"agentdoc-assembly-v1\""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--source card                               | has no id before an equals sign",
                "--source Card=a2a-card:c.json               | has an id that is not lower-case",
                "--source card=a2a-crad:c.json               | type a2a-card.",
                "--source card=c.json                        | names no kind of source that is known before a colon",
                "--source card=a2a-card:                     | names no file or URL",
                "--source a=a2a-card:a --source a=a2a-card:b | Two sources are called a",
                "--source a=a2a-card:a --url b=https://x/    | names no source; type --url a=URL.",
                "--source a=a2a-card:a --url b               | type --url ID=URL",
                "--source a=a2a-card:https://x/ --url a=y    | is fetched from its own URL",
                "--offline                                   | Nothing is named to assemble from",
                "ftp://agent.example                         | is neither a domain nor an https URL",
                "https://me:pw@agent.example/                | is neither a domain nor an https URL",
                "https://agent.example/files/x.json          | type --source ID=KIND:https://agent.example/files/x.json.",
                "agent.example --at 2026-10-01T00:00:00Z     | would date the fetch of https://agent.example/ falsely",
            })
    void what_cannot_be_meant_is_refused_with_what_to_type(String line, String said) {
        Ran ran = assemble(line.strip().split(" "));
        assertEquals(2, ran.status(), ran.err());
        assertTrue(ran.err().contains(said), ran.err());
    }

    @Test
    void the_longest_known_kind_before_a_colon_is_the_kind() {
        SourceArgument source = SourceArgument.parse("p=pond:agent-manifest:dir/pond:x.json");
        assertEquals("pond:agent-manifest", source.kind().text());
        assertEquals("dir/pond:x.json", source.location());
    }

    @Test
    void a_domain_that_cannot_be_reached_is_told_from_a_domain_without_an_agent() {
        assertEquals(3, assemble("agent.example", "--offline").status());
        assertEquals(1, assemble("--source", "card=a2a-card:none.json").status());
    }

    @Test
    void a_url_below_well_known_means_its_host() {
        assertEquals(
                AssemblePlace.parse("agent.example"),
                AssemblePlace.parse("https://Agent.Example/.well-known/agent-card.json"));
        assertTrue(AssemblePlace.parse("https://agent.example/v1/agent-card.json")
                .source()
                .isPresent());
    }
}
