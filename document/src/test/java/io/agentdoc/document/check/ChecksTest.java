package io.agentdoc.document.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Clause("9.10-1")
class ChecksTest {

    @ParameterizedTest
    @ValueSource(strings = {"full", "poor", "package"})
    void aDocumentThatKeepsEveryRuleHasNoFinding(String name) {
        assertEquals(List.of(), Checks.check(Documents.tree(name)));
    }

    @Test
    void whatIsNoDocumentGetsFindingsAndNoStackTrace() {
        List<Finding> findings = Checks.check(new JsonNumber("1"));
        assertTrue(findings.stream().anyMatch(finding -> finding.rule().equals("9.4-1")));
    }
}
