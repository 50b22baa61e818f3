package io.agentdoc.assembler.check.descriptor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonObject;
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

/** Every rule of a Descriptor has a folder of documents that keep it and of documents that break it. */
@Clause({
    "4.7-3", "4.7.1-1", "5.8-5", "6.1-1", "6.1-3", "6.2-1", "6.2-2", "6.2-6", "6.2-8", "6.2-9", "6.2-10", "6.2-13",
    "6.2-14", "6.2-16", "6.2-18", "6.2-20", "6.2-21", "6.2-22", "6.2-26", "6.2-27", "6.2-28", "6.2-29", "6.2-30",
    "6.2-31", "6.2-32", "6.2-33", "6.2-34", "6.3-1", "6.4-2", "6.6-1", "6.6-5", "6.8-4", "6.9-2", "6.9-11", "6.11-1",
    "6.11-4", "6.11-5", "6.11-6", "6.11-7", "6.11-9", "6.11-10", "6.11-12", "6.11-13", "6.11-15", "6.11-20", "6.11-21",
    "6.11-22", "6.11-23", "6.11-24", "7.7-1", "7.7-2", "7.7-3", "7.7-4", "7.8-1", "12.3-2", "12.3-3", "12.3-4",
    "12.3-5", "12.3-7", "12.3-8", "12.3-9", "12.3-10", "12.3-11", "12.3-12"
})
class DescriptorRulesTest {
    static final RuleCases<Declared> CASES = new RuleCases<>(
            "descriptor",
            new DescriptorRules(SignatureRules.standard()).all(),
            Declared::new,
            DescriptorRulesTest::signed);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean", "draft"})
    void a_descriptor_that_keeps_every_rule_has_no_finding(String name) {
        assertEquals("", CASES.lines(CASES.clean(name)));
    }

    @TestFactory
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return CASES.all();
    }

    @Test
    void every_clause_that_stands_above_is_broken_by_some_case() {
        NavigableSet<String> claimed = new TreeSet<>(Arrays.asList(
                DescriptorRulesTest.class.getAnnotation(Clause.class).value()));
        claimed.removeAll(CASES.broken());
        assertEquals(new TreeSet<>(), claimed);
    }

    /** A bound Descriptor is signed by the subject whose key it names; a draft is not. */
    private static JsonObject signed(JsonObject body) {
        return body.has("subject") ? SignedFixtures.sign(body, "descriptor-statement-v1", TestKeys.subject()) : body;
    }
}
