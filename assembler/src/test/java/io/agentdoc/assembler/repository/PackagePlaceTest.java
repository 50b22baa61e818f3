package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a path is taken for. */
class PackagePlaceTest {
    @TempDir
    Path folder;

    @Test
    @Clause(value = "13.3-1", by = RepositoryManifest.class)
    void aRepositorySaysWhereItsPartsAre() {
        Draft.lay(folder.resolve("bundle"), Draft.DESCRIPTOR);
        manifest("bundle/", "doc/agentdoc.json");
        PackagePlace.Repository repository = assertInstanceOf(PackagePlace.Repository.class, PackagePlace.of(folder));
        assertAll(
                () -> assertEquals(folder.resolve("bundle"), repository.packageFolder()),
                () -> assertEquals(folder.resolve("doc/agentdoc.json"), repository.agentdoc()));
    }

    @Test
    @Clause(value = "13.3-1", by = RepositoryManifest.class)
    void noPathOfItLeadsOut() {
        for (String out : new String[] {"..", "../x", "/x", "a/../../x", "C:/x", "a\\\\b", "", ".", "a//b"}) {
            manifest(out, "agentdoc.json");
            assertEquals(
                    new PackagePlace.Refused("agent-repo.json has no \"package\" that names a place in the repository"),
                    PackagePlace.of(folder),
                    out);
        }
    }

    @Test
    void aLinkIsNoWayToAPackage() throws IOException {
        Path elsewhere = Draft.lay(folder.resolve("elsewhere"), Draft.DESCRIPTOR);
        Path root = Files.createDirectory(folder.resolve("root"));
        Files.createSymbolicLink(root.resolve("package"), elsewhere);
        Draft.write(
                root.resolve("agent-repo.json"),
                "{ \"format\": \"agent-repository-v1\", \"package\": \"package\", \"agentdoc\": \"agentdoc.json\" }");
        assertEquals(
                new PackagePlace.Refused(
                        "\"package\", which agent-repo.json names, is a link or lies behind one, and none"
                                + " is followed; put the files there themselves"),
                PackagePlace.of(root));
    }

    @Test
    void aFolderWithAManifestIsABarePackageAndAFileAnArchive() throws IOException {
        Draft.lay(folder.resolve("bare"), Draft.DESCRIPTOR);
        Files.writeString(folder.resolve("a.zip"), "");
        assertAll(
                () -> assertInstanceOf(PackagePlace.Bare.class, PackagePlace.of(folder.resolve("bare"))),
                () -> assertInstanceOf(PackagePlace.Packed.class, PackagePlace.of(folder.resolve("a.zip"))),
                () -> assertInstanceOf(PackagePlace.Refused.class, PackagePlace.of(folder)),
                () -> assertInstanceOf(PackagePlace.Refused.class, PackagePlace.of(folder.resolve("none"))));
    }

    private void manifest(String packagePath, String agentdoc) {
        Draft.write(
                folder.resolve("agent-repo.json"),
                "{ \"format\": \"agent-repository-v1\", \"package\": \"%s\", \"agentdoc\": \"%s\" }"
                        .formatted(packagePath, agentdoc));
    }
}
