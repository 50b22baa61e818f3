package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same files from a folder, a zip and a tar in gzip, and what each of them may not be. */
class PackageFilesTest {
    private static final PackageLimits LIMITS = PackageLimits.standard();
    private static final PackageFiles FILES = Packed.files(Map.of(
            "plugin.json",
            "{}",
            "skills/do-it/SKILL.md",
            "# Do it\n",
            "skills/" + "long-".repeat(30) + "name/SKILL.md",
            "# Long\n",
            "skills/größe/हिन्दी.txt",
            "letters of any script\n",
            "empty",
            ""));

    @TempDir
    Path folder;

    @Test
    void aFolderAZipAndATarHoldTheSameFiles() throws IOException {
        for (String name : FILES.names()) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, FILES.bytes(name).orElseThrow().toArray());
        }
        Files.createDirectories(folder.resolve(".git/objects"));
        assertAll(
                () -> assertEquals(FILES, opened(PackageFiles.of(folder, LIMITS))),
                () -> assertEquals(FILES, opened(PackageFiles.of(Packed.zip(FILES), LIMITS))),
                () -> assertEquals(FILES, opened(PackageFiles.of(Packed.tarGz(FILES), LIMITS))));
    }

    @Test
    void aZipThatWasStreamedHasItsSizesBehindTheData() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            zip.setComment("made as it went");
            zip.putNextEntry(new ZipEntry("folder/"));
            zip.putNextEntry(new ZipEntry("folder/file"));
            zip.write("text".getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(stored("folder/stored", "as it is"));
            zip.write("as it is".getBytes(StandardCharsets.UTF_8));
        }
        PackageFiles files = opened(PackageFiles.of(Bytes.own(bytes.toByteArray()), LIMITS));
        assertEquals(List.of("folder/file", "folder/stored"), List.copyOf(files.names()));
    }

    @Test
    void cuttingAnArchiveAnywhereLosesAllOfIt() {
        for (Bytes whole : List.of(Packed.zip(FILES), Packed.tarGz(FILES))) {
            for (int end = 0; end < whole.size(); end++) {
                assertInstanceOf(FilesReading.Refused.class, PackageFiles.of(whole.slice(0, end), LIMITS));
            }
        }
    }

    @Test
    void changingAnyByteOfAnArchiveNeverGivesAnotherFile() {
        for (Bytes whole : List.of(Packed.zip(FILES), Packed.tarGz(FILES))) {
            byte[] bytes = whole.toArray();
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] ^= 0x41;
                if (PackageFiles.of(Bytes.copyOf(bytes), LIMITS) instanceof FilesReading.Opened(PackageFiles files)) {
                    for (String name : files.names()) {
                        assertEquals(FILES.bytes(name), files.bytes(name), name);
                    }
                }
                bytes[at] ^= 0x41;
            }
        }
    }

    @Test
    @Clause(value = "12.6-14", by = Folder.class)
    void aLinkInAFolderIsRefusedAndNeverFollowed() throws IOException {
        Files.writeString(folder.resolve("plugin.json"), "{}");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("plugin.json"));
        assertEquals(
                new FilesReading.Refused(Fault.TYPE, "\"link\" is a link, and none is followed"),
                PackageFiles.of(folder, LIMITS));
    }

    @Test
    void namesThatAreOneFileToSomeSystemAreRefusedInAFolderToo() throws IOException {
        Files.writeString(folder.resolve("aux.json"), "{}");
        assertEquals(
                new FilesReading.Refused(Fault.NAME, "the name \"aux.json\" has a part that Windows reserves"),
                PackageFiles.of(folder, LIMITS));
    }

    @Test
    void whatIsNotThereAndWhatIsNoArchiveIsSaid() {
        assertAll(
                () -> assertEquals(
                        new FilesReading.Refused(Fault.UNREADABLE, "there is no such file or folder"),
                        PackageFiles.of(folder.resolve("nothing"), LIMITS)),
                () -> assertEquals(
                        new FilesReading.Refused(
                                Fault.NOT_AN_ARCHIVE, "the bytes are neither a zip nor a tar, bare or in gzip"),
                        PackageFiles.of(Bytes.utf8("{}"), LIMITS)));
    }

    private static ZipEntry stored(String name, String text) {
        var entry = new ZipEntry(name);
        var crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(text.length());
        entry.setCrc(crc.getValue());
        return entry;
    }

    private static PackageFiles opened(FilesReading reading) {
        return assertInstanceOf(FilesReading.Opened.class, reading, reading::toString)
                .files();
    }
}
