package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are made to cost a checker its time or its patience. */
@Clause(value = "12.10-1", by = PackageRules.class)
class HostileFilesTest {
    private static final List<String> BEGINNINGS = List.of(
            "-eyJ",
            "-sk-",
            "_sk-a",
            "a.",
            "name: \t",
            "::",
            "0:",
            "://",
            "https://a",
            "token=",
            "%a@",
            "/..",
            "Bearer ",
            "aa@a.",
            "localhost:",
            "-----BEGIN ",
            "arn:aws:",
            "\u00e9",
            "1.",
            "password: '",
            "~/",
            "C:\\");

    @TempDir
    Path folder;

    @Test
    void no_text_takes_long() {
        Cases.lay(Cases.folder("packages/clean"), folder);
        for (String beginning : BEGINNINGS) {
            write(
                    "skills/frank-a-letter/SKILL.md",
                    "---\n" + beginning.repeat((1 << 18) / beginning.length()) + "\n---\n");
            assertTimeout(Duration.ofSeconds(20), () -> PackageRules.check(Cases.files(folder)), beginning);
        }
    }

    @Test
    void no_value_of_the_install_file_takes_long() {
        Cases.lay(Cases.folder("packages/clean"), folder);
        String install = Bytes.own(read("install.json")).display();
        for (String beginning : BEGINNINGS) {
            String value = beginning
                    .repeat((1 << 16) / beginning.length())
                    .replace("\\", "/")
                    .replace("\t", " ");
            write("install.json", install.replace("reads printed letters", value));
            assertTimeout(Duration.ofSeconds(20), () -> PackageRules.check(Cases.files(folder)), beginning);
        }
    }

    @Test
    void json_that_nests_without_an_end_is_a_finding() {
        Cases.lay(Cases.folder("packages/clean"), folder);
        write("descriptor.json", "[".repeat(100_000));
        assertTrue(Cases.lines(PackageRules.check(Cases.files(folder)))
                .contains("error 12.2-1 descriptor.json: it is not read: "));
    }

    @Test
    void an_archive_inside_that_cannot_be_read_was_not_checked() throws IOException {
        Cases.lay(Cases.folder("packages/clean"), folder);
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("../outside"));
            zip.write(new byte[] {1});
            zip.closeEntry();
        }
        Files.createDirectories(folder.resolve("skills/frank-a-letter/references"));
        Files.write(folder.resolve("skills/frank-a-letter/references/samples.zip"), bytes.toByteArray());
        assertEquals(
                List.of(
                        "skills/frank-a-letter/references/samples.zip: it is an archive that is not read, so what it holds is"
                                + " not looked at"),
                PackageRules.check(Cases.files(folder)).cannotCheck());
    }

    private void write(String file, String text) {
        try {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] read(String file) {
        try {
            return Files.readAllBytes(folder.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
