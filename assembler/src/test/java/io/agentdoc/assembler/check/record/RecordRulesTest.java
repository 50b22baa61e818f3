package io.agentdoc.assembler.check.record;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of the three records is shown kept and broken. */
@Clause({
    "6.1-2", "6.11-27", "6.11-28", "6.11-30", "8.1-1", "8.1-4", "8.1-6", "8.1-8", "8.2-3", "8.2-4", "8.3-1", "8.3-2",
    "8.3-8", "8.3-9", "8.3-10", "8.3-11", "8.3-12", "8.3-13", "8.4-1", "8.4-3", "8.4-4", "12.7-8", "12.10-2"
})
class RecordRulesTest {
    static final RuleCases<Attested> CASES = new RuleCases<>(
            "record", new RecordRules(SignatureRules.standard()).all(), Attested::of, RecordRulesTest::signed);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean", "deployment", "evaluation"})
    void a_document_that_keeps_every_rule_has_no_finding(String name) {
        assertEquals("", CASES.lines(CASES.clean(name)));
    }

    @TestFactory
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return CASES.all();
    }

    @Test
    void every_clause_that_stands_above_is_broken_by_some_case() {
        NavigableSet<String> claimed = new TreeSet<>(
                Arrays.asList(RecordRulesTest.class.getAnnotation(Clause.class).value()));
        claimed.removeAll(CASES.broken());
        assertEquals(new TreeSet<>(), claimed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean", "deployment", "evaluation"})
    void whatever_stands_in_it_it_gets_findings_and_no_exception(String name) {
        Oddities.of(
                CASES.clean(name),
                odd -> assertDoesNotThrow(() -> new RecordRules(SignatureRules.standard()).check(odd), odd::toString));
    }

    @Test
    @Clause(value = "8.3-3", by = RecordRules.class)
    void a_record_of_half_a_deploy_is_no_incomplete_one() {
        JsonObject whole = CASES.clean("deployment");
        JsonObject half = whole.without("signatures");
        for (String name : List.of(
                "target",
                "subject",
                "key_custody",
                "descriptor_digest",
                "environment",
                "secrets_placed",
                "bindings",
                "ceilings",
                "checks",
                "instructed_by")) {
            half = half.without(name);
        }
        assertEquals("", CASES.lines(signed(half)));
    }

    /** Signed by the producer that is usual for the record's format. */
    private static JsonObject signed(JsonObject body) {
        Map<String, SigningKey> producers = Map.of(
                "agent-build-record-v1", TestKeys.builder(),
                "agent-deployment-record-v1", TestKeys.deployer(),
                "agent-eval-record-v1", TestKeys.evaluator());
        String format = Node.root(body).text("format").orElseThrow();
        return SignedFixtures.sign(
                Edit.with(
                        body,
                        "/signatures",
                        Documents.parse("{\"a\": []}").get("a").orElseThrow()),
                format,
                producers.getOrDefault(format, TestKeys.stranger()));
    }
}
