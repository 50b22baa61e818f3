package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The three agent repositories that are public, assembled anew. Each approval names the digest of our document and every
 * member in which it differs from the published one, with the clause or the date that explains it.
 */
@Clause(
        value = {"13.4-1", "13.4-2", "13.4-3", "13.4-4"},
        by = PackageAssembler.class)
class PublishedPackagesTest {
    private static final List<String> REPOSITORIES = List.of("linkedin-skills", "site-reader", "yt-dlp");
    private static final Path APPROVED =
            Project.root().resolve("assembler/src/test/resources/io/agentdoc/assembler/repository/published");

    @TestFactory
    Stream<DynamicTest> everyDifferenceFromThePublishedDocumentIsApprovedAndExplained() {
        return REPOSITORIES.stream().map(name -> DynamicTest.dynamicTest(name, () -> assertApproved(name)));
    }

    @Test
    void noPublishedDocumentSaysWhatItsPackageDoesNot() {
        for (String name : REPOSITORIES) {
            Comparison comparison =
                    new DocComparison(made(name), "agentdoc.json", "package/").with(Optional.of(published(name)));
            var others = assertInstanceOf(Comparison.OthersWork.class, comparison);
            assertAll(
                    () -> assertEquals(List.of(), others.findings()),
                    () -> assertEquals(
                            "tools/assemble-agentdoc.mjs --for-repository; assembled from the package, not signed",
                            others.by()));
        }
    }

    private static void assertApproved(String name) throws IOException {
        PackageDoc.Made made = made(name);
        Differences differences = new Differences(tree(published(name)), AgentDocWriter.write(made.doc()));
        String text =
                "our document: " + Digest.of(made.bytes()) + "\n\n" + String.join("\n", differences.explained()) + "\n";
        Path approved = APPROVED.resolve(name + ".txt");
        Path received = APPROVED.resolve(name + ".received.txt");
        if (!Files.exists(approved) || !Files.readString(approved).equals(text)) {
            Files.createDirectories(APPROVED);
            Files.writeString(received, text);
        }
        assertFalse(text.contains("UNEXPLAINED"), text);
        assertEquals(Files.exists(approved) ? Files.readString(approved) : "nothing approved yet", text);
    }

    private static PackageDoc.Made made(String name) {
        return Draft.made(Corpus.at("family/packages/" + name + "/package"));
    }

    private static Bytes published(String name) {
        return Bytes.own(Corpus.bytes("family/packages/" + name + "/agentdoc.json"));
    }

    private static Json tree(Bytes bytes) {
        return assertInstanceOf(JsonReading.Parsed.class, new JsonParser(Limits.standard()).parse(bytes))
                .root();
    }
}
