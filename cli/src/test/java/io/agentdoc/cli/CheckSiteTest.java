package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole site, as it was built and with something changed in it afterwards. */
class CheckSiteTest {
    private static final Path OPERATOR = Project.root().resolve("examples/operator/agentdoc.yaml");
    private static final String DOCUMENT = ".well-known/agentdoc.json";

    @TempDir
    Path folder;

    @BeforeEach
    void a_built_site() {
        Ran ran = Ran.in(folder, "build", OPERATOR.toString(), "-o", "site", "-q", "--progress", "none");
        assertTrue(ran.status() <= 1, ran.err());
    }

    @Test
    void a_site_as_it_was_built_is_clean() {
        Ran ran = check();
        assertEquals(0, ran.status(), ran.out());
        assertFalse(ran.out().contains("cannot_check"), ran.out());
        assertTrue(ran.err().contains("checked 1 target: 0 errors"), ran.err());
    }

    @Test
    void a_site_is_told_without_our_list_of_its_files() throws IOException {
        Files.delete(site(".well-known/.agentdoc-manifest.json"));
        assertEquals(0, check().status(), check().out());
        Files.delete(site(DOCUMENT));
        assertTrue(check().out().contains("no .well-known/agentdoc.json"), check().out());
        Ran named = Ran.in(folder, "check", "site", "--as", "site");
        assertEquals(1, named.status());
        assertTrue(named.out().contains("there is no AgentDoc in this folder"), named.out());
    }

    @Test
    @Clause(value = "6.5-3", by = CheckCommand.class)
    void a_descriptor_that_is_not_what_its_name_says_is_found() throws IOException {
        Path descriptor = first(".well-known/agent-descriptors", "sha256-");
        Files.writeString(descriptor, Files.readString(descriptor) + "\n");
        Ran ran = check();
        assertEquals(1, ran.status());
        String name = ".well-known/agent-descriptors/" + descriptor.getFileName();
        assertTrue(ran.out().contains("error 6.5-3 " + name + ": its bytes are those of sha256:"), ran.out());
    }

    @Test
    @Clause(value = "6.5-3", by = CheckCommand.class)
    void a_descriptor_that_is_listed_and_gone_is_found() throws IOException {
        Files.delete(first(".well-known/agent-descriptors", "sha256-"));
        Ran ran = check();
        assertEquals(1, ran.status());
        assertTrue(
                ran.out()
                        .contains("error 6.5-3 .well-known/agent-descriptors/index.json#/versions/0/file: the site"
                                + " lists"),
                ran.out());
        assertTrue(ran.out().contains("error site .well-known/.agentdoc-manifest.json#/files/"), ran.out());
    }

    @Test
    @Clause(value = "9.2-3", by = CheckCommand.class)
    void a_document_without_a_page_is_found() throws IOException {
        Files.delete(site(".well-known/agentdoc/index.html"));
        Ran ran = check();
        assertTrue(
                ran.out().contains("warning 9.2-3 " + DOCUMENT + ": no page stands at .well-known/agentdoc;"),
                ran.out());
        assertTrue(ran.out().contains("/files/"), ran.out());
    }

    @Test
    @Clause(value = "9.11-1", by = CheckCommand.class)
    void a_document_by_a_key_that_the_assembler_does_not_name_is_found() throws IOException {
        Path notice = site(".well-known/agentdoc-assembler.json");
        Files.writeString(
                notice,
                Files.readString(notice)
                        .replaceFirst("U[A-Z2-7]{55}", "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP"));
        Ran ran = check();
        assertEquals(1, ran.status());
        assertTrue(
                ran.out().contains("error 9.11-1 " + DOCUMENT + "#/signatures/0/by: it is signed by a key that"),
                ran.out());
    }

    @Test
    @Clause(value = "9.11-1", by = CheckCommand.class)
    void a_document_that_was_changed_is_found() throws IOException {
        Files.writeString(
                site(DOCUMENT), Files.readString(site(DOCUMENT)).replace("\"acts_for\": \"", "\"acts_for\": \"x"));
        Ran ran = check();
        assertEquals(1, ran.status());
        assertTrue(ran.out().contains("error 9.11-1 " + DOCUMENT + "#signatures: "), ran.out());
        assertTrue(ran.out().contains(DOCUMENT + "#identity.acts_for: "), ran.out());
    }

    @Test
    void the_sources_that_a_site_keeps_are_had_from_it() throws IOException {
        Path document = site(DOCUMENT);
        Ran away = Ran.in(folder, "check", "site", "--offline", "--cache", "none");
        assertEquals(4, away.status(), away.out());
        assertFalse(away.out().contains("source descriptor is unavailable"), away.out());
        assertTrue(Files.exists(document), "it is there");
    }

    @Test
    void a_list_that_names_files_elsewhere_reads_none_of_them() throws IOException {
        Path list = site(".well-known/.agentdoc-manifest.json");
        Files.writeString(folder.resolve("secret.json"), "{}");
        Files.writeString(
                list,
                "{\"format\": \"agentdoc-manifest-v1\", \"files\": [\"../../secret.json\", \"/etc/hosts\","
                        + " \"a\\u0000b\"]}");
        Ran ran = check();
        assertEquals(1, ran.status());
        assertEquals(
                3,
                ran.out().lines().filter(line -> line.startsWith("error site ")).count(),
                ran.out());
    }

    private Ran check() {
        return Ran.in(folder, "check", "site", "--offline");
    }

    private Path site(String name) {
        return folder.resolve("site").resolve(name);
    }

    private Path first(String within, String prefix) throws IOException {
        try (Stream<Path> files = Files.list(site(within))) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
