package io.agentdoc.assembler.check.descriptor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Descriptors that real producers wrote, and those of the examples: what is found in them is true, and nothing else is. */
@Clause(value = "6.8-4", by = DescriptorRules.class)
class RealDescriptorsTest {
    private static final Path APPROVED = Project.root().resolve("assembler/src/test/resources/approved/descriptors");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "packages/linkedin-skills/package/descriptor",
                "packages/site-reader/package/descriptor",
                "packages/yt-dlp/package/descriptor",
                "descriptor/converter.bound.signed-with-test-key.b64",
                "descriptor/converter.bound.signed-with-test-key.b64url",
                "descriptor/converter.bound.body",
                "descriptor/ring-member.bound.template"
            })
    void what_is_found_in_a_published_descriptor_is_explained_by_its_age(String name) throws IOException {
        assertApproved(name.replace('/', '-'), lines(Corpus.bytes("family/" + name + ".json")));
    }

    @Test
    void what_is_found_in_the_examples_is_what_they_were_made_to_have() throws IOException {
        StringBuilder lines = new StringBuilder();
        Path examples = Project.root().resolve("examples");
        for (Path file : descriptors(examples)) {
            lines.append("# ").append(examples.relativize(file)).append('\n').append(lines(Files.readAllBytes(file)));
        }
        assertApproved("examples", lines.toString());
    }

    private static List<Path> descriptors(Path examples) throws IOException {
        try (Stream<Path> files = Files.walk(examples)) {
            return files.filter(file -> file.getFileName().toString().matches("descriptor[a-z-]*\\.json"))
                    .sorted()
                    .toList();
        }
    }

    private static String lines(byte[] bytes) {
        return DescriptorRulesTest.CASES.lines(Documents.parse(Bytes.copyOf(bytes)));
    }

    private static void assertApproved(String name, String text) throws IOException {
        Path approved = APPROVED.resolve(name + ".txt");
        if (Boolean.getBoolean("approve")) {
            Files.createDirectories(APPROVED);
            Files.writeString(approved, text);
        }
        assertEquals(Files.readString(approved), text);
    }
}
