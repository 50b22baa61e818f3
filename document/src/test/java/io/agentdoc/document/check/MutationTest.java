package io.agentdoc.document.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Alters every place of a document, one at a time, and holds what no rule sees against a list that says why. A document
 * is in the list once for all elements of one list.
 */
@Clause(value = "9.10-11", by = Checks.class)
class MutationTest {

    @ParameterizedTest
    @ValueSource(strings = {"full", "poor", "package"})
    void whatNoRuleSeesHasAReason(String name) throws IOException {
        TreeSet<String> unseen = new TreeSet<>();
        for (Mutations.Mutation mutation : Mutations.of(Documents.tree(name))) {
            if (Checks.check(mutation.document()).isEmpty()) {
                unseen.add(mutation.name());
            }
        }
        Path file = Project.root().resolve("document/src/test/resources/mutations/" + name + ".txt");
        List<String> lines = Files.readAllLines(file);
        assertTrue(lines.getFirst().startsWith("# "), "each list of mutations begins with its reason");
        TreeSet<String> approved = new TreeSet<>(lines.stream()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList());
        assertEquals(String.join("\n", approved), String.join("\n", unseen));
    }
}
