package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The bytes of a package AgentDoc depend on nothing but the package. */
@Clause(value = "13.4-4", by = PackageAssembler.class)
class PackageBytesTest {
    private static final Path EXAMPLE = Project.root().resolve("examples/repository/package");

    private final Locale language = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();

    @AfterEach
    void comeHome() {
        Locale.setDefault(language);
        TimeZone.setDefault(zone);
    }

    @Test
    void aFolderAZipAndATarGiveTheSameBytes() throws IOException {
        PackageFiles files = files(PackageFiles.of(EXAMPLE, PackageLimits.standard()));
        Bytes expected = bytes(files);
        for (Bytes archive :
                List.of(zip(files, ""), zip(files, "plain-letters-1.1.0/"), tarGz(files), tarGz(backwards(files)))) {
            assertEquals(expected, bytes(files(PackageFiles.of(archive, PackageLimits.standard()))));
        }
    }

    @Test
    void noLanguageAndNoClockOfTheMachineIsInThem() {
        Bytes expected = bytes(files(PackageFiles.of(EXAMPLE, PackageLimits.standard())));
        for (String tag : List.of("tr-TR", "ar-SA-u-nu-arab", "hi-IN-u-nu-deva", "en-US")) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            assertEquals(expected, bytes(files(PackageFiles.of(EXAMPLE, PackageLimits.standard()))), tag);
        }
    }

    private static Bytes bytes(PackageFiles files) {
        return assertInstanceOf(PackageDoc.Made.class, PackageAssembler.assemble(files, Limits.standard()))
                .bytes();
    }

    private static PackageFiles files(FilesReading reading) {
        return assertInstanceOf(FilesReading.Opened.class, reading, reading::toString)
                .files();
    }

    private record Named(String name, Bytes bytes) {}

    private static List<Named> list(PackageFiles files) {
        return files.names().stream()
                .map(name -> new Named(name, files.bytes(name).orElseThrow()))
                .toList();
    }

    private static List<Named> backwards(PackageFiles files) {
        return list(files).reversed();
    }

    private static Bytes zip(PackageFiles files, String folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipArchiveOutputStream(bytes)) {
            for (Named file : list(files)) {
                zip.putArchiveEntry(new ZipArchiveEntry(folder + file.name()));
                zip.write(file.bytes().toArray());
                zip.closeArchiveEntry();
            }
        }
        return Bytes.own(bytes.toByteArray());
    }

    private static Bytes tarGz(PackageFiles files) throws IOException {
        return tarGz(list(files));
    }

    private static Bytes tarGz(List<Named> files) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var tar = new TarArchiveOutputStream(new GZIPOutputStream(bytes))) {
            for (Named file : new ArrayList<>(files)) {
                var entry = new TarArchiveEntry("./" + file.name());
                entry.setSize(file.bytes().size());
                tar.putArchiveEntry(entry);
                tar.write(file.bytes().toArray());
                tar.closeArchiveEntry();
            }
        }
        return Bytes.own(bytes.toByteArray());
    }
}
