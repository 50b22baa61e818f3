package io.agentdoc.assembler.check;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** A package and a repository as they are handed in: as a folder, as an archive, within one folder more. */
@Clause("12.10-1")
class PackageCheckerTest {
    private static final Path EXAMPLE = Project.root().resolve("examples/repository");

    @Test
    void the_example_keeps_every_rule_as_a_package_and_as_a_repository() {
        assertAll(
                () -> assertEquals(Examination.of(List.of()), ofPackage(folder("package"))),
                () -> assertEquals(
                        "[13.3-2 agent-repo.json#/source]",
                        PackageChecker.ofRepositories().examine(new Target.Files("x", folder(""))).findings().stream()
                                .map(finding -> finding.rule() + " " + finding.place())
                                .toList()
                                .toString()));
    }

    @Test
    void an_archive_is_checked_like_a_folder_and_its_places_are_named_as_it_names_them() throws IOException {
        PackageFiles files = folder("package");
        Examination plain = ofPackage(opened(zip(files, "", "install.json")));
        Examination wrapped = ofPackage(opened(zip(files, "plain-letters-1.1.0/", "install.json")));
        assertAll(
                () -> assertEquals("install.json", plain.findings().getFirst().place()),
                () -> assertEquals(
                        "plain-letters-1.1.0/install.json",
                        wrapped.findings().getFirst().place()),
                () -> assertEquals(plain.findings().size(), wrapped.findings().size()));
    }

    private static Examination ofPackage(PackageFiles files) {
        return PackageChecker.ofPackages().examine(new Target.Files("x", files, Optional.empty()));
    }

    private static PackageFiles folder(String inside) {
        return opened(PackageFiles.of(EXAMPLE.resolve(inside), PackageLimits.standard()));
    }

    private static PackageFiles opened(FilesReading reading) {
        return assertInstanceOf(FilesReading.Opened.class, reading).files();
    }

    private static FilesReading zip(PackageFiles files, String folder, String without) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (String name : files.names()) {
                if (!name.equals(without)) {
                    zip.putNextEntry(new ZipEntry(folder + name));
                    zip.write(files.bytes(name).orElseThrow().toArray());
                    zip.closeEntry();
                }
            }
        }
        return PackageFiles.of(Bytes.own(bytes.toByteArray()), PackageLimits.standard());
    }
}
