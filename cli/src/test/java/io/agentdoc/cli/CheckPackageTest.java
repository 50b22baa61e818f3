package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One package with a fault of each kind, as its author would have it checked: each is found, named and placed. */
@Clause(value = "12.10-1", by = CheckCommand.class)
class CheckPackageTest {
    private static final Path CLEAN = Project.root().resolve("assembler/src/test/resources/checks/packages/clean");
    private static final String SECRET = "sk-" + "test4f9a8b7c6d5e4f3a2b1c0d9e";

    @TempDir
    Path folder;

    @BeforeEach
    void layTheCleanPackage() throws IOException {
        try (Stream<Path> files = Files.walk(CLEAN)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target =
                        folder.resolve("it").resolve(CLEAN.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    @Test
    void the_clean_package_passes() {
        assertEquals(new Ran(0, "", "  checked 1 target: 0 errors, 0 warnings, 0 notes\n"), check());
    }

    @Test
    void each_fault_is_found_named_and_placed_and_no_value_is_told() {
        edit("skills/frank-a-letter/SKILL.md", "Do it", "Do \u200bit with " + SECRET);
        edit("skills/weigh-a-letter/scripts/weigh.mjs", "process.env.RATES_URL", "'https://rates.example/v1'");
        edit(
                "plugin.json",
                "\"description\": \"Franks letters.\"",
                "\"description\": \"At https://post.example/api.\"");
        edit("descriptor.json", "to buy stamps", "to buy stamps at 10.0.0.7:8080");
        edit("install.json", "reads printed letters", "reads letters under /usr/share/tessdata");
        edit("mcp.json", "\"streamable-http\"", "\"streamable-http\", \"url\": \"https://tariff.example/mcp\"");
        edit("descriptor.json", "\"contract\": \"ends\"", "\"contract\": \"full\"");
        edit("install.json", "\"enforced_by\": \"runtime\",", "");
        edit("net.agentdoc.package/NOT.md", "parcels", "boxes");
        edit(
                "descriptor.json",
                "\"escalates\"",
                "\"run_config\": { \"settings\": [], \"named\": [{ \"name\": \"Fast\", \"settings\": { \"ink\": 1 } }] }, \"escalates\"");
        Ran ran = check();
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertFalse(ran.out().contains("test4f9a"), ran.out()),
                () -> found(ran, "12.6-4 skills/frank-a-letter/SKILL.md: line 8"),
                () -> found(ran, "12.6-15 skills/frank-a-letter/SKILL.md: the hidden character U+200B"),
                () -> found(
                        ran, "12.6-3 skills/weigh-a-letter/scripts/weigh.mjs: line 2: the skill \"weigh-a-letter\""),
                () -> found(ran, "12.6-6 plugin.json#/description: a URI"),
                () -> found(ran, "6.4-2 descriptor.json#/systems/0/needs: "),
                () -> found(ran, "12.4-1 install.json#/binaries/0/purpose: the path \"/usr/share/tessdata\""),
                () -> found(ran, "12.4-7 mcp.json#/mcpServers/tariff/url: "),
                () -> found(ran, "12.3-8 descriptor.json#/offerings/0/how: the job \"frank-a-letter\""),
                () -> found(ran, "12.4-8 install.json#/ceilings/0/enforced_by: "),
                () -> found(ran, "12.5-2 net.agentdoc.package/NOT.md: "),
                () -> found(ran, "6.2-33 descriptor.json#/run_config/named/0/settings/ink: "),
                () -> found(ran, "12.2-5 plugin.json#/extensions/net.agentdoc.package/descriptor/sha256: "));
    }

    private static void found(Ran ran, String beginning) {
        assertTrue(ran.out().contains("error " + beginning), () -> beginning + "\n" + ran.out());
    }

    private Ran check() {
        return Ran.in(folder, "check", "it");
    }

    private void edit(String file, String from, String to) {
        try {
            Path path = folder.resolve("it").resolve(file);
            String text = Files.readString(path);
            assertTrue(text.contains(from), file + " has " + from);
            Files.writeString(path, text.replace(from, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
