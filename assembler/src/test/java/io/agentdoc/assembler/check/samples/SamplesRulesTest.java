package io.agentdoc.assembler.check.samples;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.Arrays;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of a document of samples is shown kept and broken. */
@Clause({"7.7-6", "7.7-7"})
class SamplesRulesTest {
    static final RuleCases<Node> CASES = new RuleCases<>("samples", SamplesRules.all(), Node::root, body -> body);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"none"})
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
                Arrays.asList(SamplesRulesTest.class.getAnnotation(Clause.class).value()));
        claimed.removeAll(CASES.broken());
        assertEquals(new TreeSet<>(), claimed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean"})
    void whatever_stands_in_it_it_gets_findings_and_no_exception(String name) {
        Oddities.of(CASES.clean(name), odd -> assertDoesNotThrow(() -> SamplesRules.check(odd), odd::toString));
    }
}
