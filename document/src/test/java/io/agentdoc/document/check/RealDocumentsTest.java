package io.agentdoc.document.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published package documents are older than this specification, and that alone is what is found in them. */
@Clause(
        value = {"9.5-3", "9.10-6", "13.4-3"},
        by = Checks.class)
class RealDocumentsTest {

    @ParameterizedTest
    @ValueSource(strings = {"linkedin-skills", "site-reader", "yt-dlp"})
    void theirAgeIsAllThatIsFound(String name) throws IOException {
        List<Finding> findings =
                Checks.check(Documents.parse(Corpus.bytes("family/packages/" + name + "/agentdoc.json")));
        assertEquals(
                List.of(),
                findings.stream()
                        .filter(finding -> finding.level() == Level.ERROR)
                        .toList());
        Path approved = Project.root().resolve("document/src/test/resources/approved/" + name + ".txt");
        assertEquals(Files.readString(approved), Documents.lines(findings));
    }
}
