package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A package's JSON files as one tree. */
@Clause(value = "12.2-2", by = PackageTree.class)
class PackageTreeTest {
    private static final String DESCRIPTOR = "{\"format\":\"agent-descriptor-v1\"}\n";

    @Test
    void itsMembersAreTheJsonFilesInOneOrder() {
        var opened = opened(Map.of(
                "mcp.json", "{}",
                "install.json", "{}",
                "descriptor.json", DESCRIPTOR,
                "plugin.json",
                        manifest(
                                "descriptor.json",
                                Digest.of(Bytes.utf8(DESCRIPTOR)).hex()),
                "skills/a/SKILL.md", "# A"));
        assertEquals(
                List.of("plugin.json", "descriptor.json", "install.json", "mcp.json"),
                List.copyOf(opened.tree().names()));
    }

    @Test
    void theDescriptorLiesWhereTheManifestPoints() {
        var opened = opened(Map.of(
                "plugin.json",
                manifest(
                        "authored/draft.json", Digest.of(Bytes.utf8(DESCRIPTOR)).hex()),
                "authored/draft.json",
                DESCRIPTOR,
                "descriptor.json",
                "[]",
                "install.json",
                "{}"));
        assertAll(
                () -> assertTrue(opened.tree()
                        .get("descriptor.json")
                        .orElseThrow()
                        .toString()
                        .contains("v1")),
                () -> assertEquals(1, opened.findings().size(), opened.findings()::toString));
    }

    @Test
    @Clause(value = "12.2-5", by = PackageTree.class)
    void aWrongPinIsAFindingAndTheFileIsReadAllTheSame() {
        var opened = opened(Map.of(
                "plugin.json",
                manifest("descriptor.json", Digest.of(Bytes.utf8("other")).hex()),
                "descriptor.json",
                DESCRIPTOR));
        assertAll(
                () -> assertTrue(opened.tree().has("descriptor.json")),
                () -> assertEquals(
                        "/plugin.json/extensions/net.agentdoc.package/descriptor/sha256",
                        opened.findings().getFirst().place()));
    }

    @Test
    @Clause(value = "12.2-5", by = LineEndings.class)
    void aPinThatFitsOtherLineEndingsNamesThemAsTheCause() {
        var opened = opened(Map.of(
                "plugin.json",
                        manifest(
                                "descriptor.json",
                                Digest.of(Bytes.utf8(DESCRIPTOR)).hex()),
                "descriptor.json", DESCRIPTOR.replace("\n", "\r\n")));
        assertTrue(opened.findings().getFirst().message().contains("line endings"), opened.findings()::toString);
    }

    @Test
    void aPackageMayLieInOneFolderOfItsArchive() {
        var opened = opened(Map.of("agent/plugin.json", "{\"name\":\"agent\"}", "agent/descriptor.json", DESCRIPTOR));
        assertEquals(
                List.of("descriptor.json", "plugin.json"),
                List.copyOf(opened.files().names()));
    }

    @Test
    void withoutAManifestThatCanBeReadThereIsNoPackage() {
        assertAll(
                () -> assertEquals(
                        "plugin.json is not there, so it is no agent package", refused(Map.of("a/b.json", "{}"))),
                () -> assertEquals(
                        "plugin.json is not read: the document is empty (line 1, column 1)",
                        refused(Map.of("plugin.json", ""))),
                () -> assertEquals(
                        "plugin.json is a list where an object is due", refused(Map.of("plugin.json", "[]"))));
    }

    private static PackageTree.Reading.Opened opened(Map<String, String> files) {
        return assertInstanceOf(
                PackageTree.Reading.Opened.class, PackageTree.read(Packed.files(files), Limits.standard()));
    }

    private static String refused(Map<String, String> files) {
        return assertInstanceOf(
                        PackageTree.Reading.Refused.class, PackageTree.read(Packed.files(files), Limits.standard()))
                .why();
    }

    private static String manifest(String path, String sha256) {
        return """
            { "name": "a", "extensions": { "net.agentdoc.package": {
              "descriptor": { "path": "%s", "sha256": "%s" } } } }
            """.formatted(path, sha256);
    }
}
