package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proposals of every shape, signed as they are: what cannot be read is not stated, and a place of somebody's is nobody's. */
@Clause(
        value = {"9.5-9", "9.6-1"},
        by = StandingProposalReader.class)
class ProposalReadingTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "price           | {}",
                "price           | []",
                "price           | \"5 EUR\"",
                "price           | {'subscription': {'currency': 'EUR', 'amount': 5}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': []}}",
                "price           | {'fixed_fee': {'rates': [{'offering': 'try', 'per_task': 5}]}}",
                "price           | {'fixed_fee': {'currency': 'euro', 'rates': [{'offering': 'try', 'per_task': 5}]}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'try', 'per_task': -5}]}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'try', 'per_task': 5.5}]}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'try', 'per_task': 5},"
                        + " {'offering': 'try', 'per_task': 6}]}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'other', 'per_task': 5}]}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'try', 'per_task': 5}]},"
                        + " 'no_charge': {}}",
                "price           | {'fixed_fee': {'currency': 'EUR', 'rates': [{'offering': 'try', 'per_task': 5}],"
                        + " 'account': 'planted-secret'}}",
                "price           | {'no_charge': {'arrangement': 'see https://planted-secret.example/'}}",
                "price           | {'no_charge': {'arrangement': 'pilot season', 'amount': 5, 'currency': 'EUR'}}",
                "price           | {'time_and_materials': {'currency': 'EUR', 'schedule': [{'meter': 'minutes',"
                        + " 'per_unit': 9}]}}",
            })
    void a_price_that_cannot_be_read_is_not_stated(String member, String price) {
        Documented doc = assembled(member, price);

        assertTrue(doc.offering(0).member("price").isEmpty(), price);
        assertTrue(doc.offering(0).member("price_terms").isEmpty(), price);
        assertTrue(doc.notStated().contains("sells.offerings[try].price"), price);
        assertFalse(doc.says("planted-secret"));
    }

    @Test
    void time_and_materials_are_quoted_with_their_cap_and_have_no_price_in_words() {
        Documented doc = assembled("price", """
            {'time_and_materials': {'currency': 'EUR', 'schedule': [{'meter': 'minutes', 'per_unit': 9}],
                                    'cap': {'amount': 4000}}, 'grade': 'enforced'}\
            """);

        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
        assertTrue(doc.offering(0)
                .member("price_terms")
                .flatMap(terms -> terms.member("time_and_materials"))
                .flatMap(terms -> terms.member("cap"))
                .isPresent());
        assertEquals(Optional.of("time_and_materials"), doc.offering(0).text("arrangement"));
    }

    @Test
    void no_charge_is_what_says_so() {
        Documented doc = assembled("price", "{'no_charge': {'arrangement': 'pilot season', 'grade': 'recorded'}}");

        assertEquals(Optional.of("no charge"), doc.offering(0).text("price"));
        assertEquals(Optional.of("pilot season"), doc.offering(0).text("arrangement"));
        assertEquals(
                Optional.of("recorded"),
                doc.offering(0).member("clause_grades").flatMap(grades -> grades.text("price")));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sow             | \"v2\"",
                "sow             | null",
                "scope           | {}",
                "scope           | {'offerings': []}",
                "scope           | {'offerings': 'all'}",
                "scope           | {'offerings': [7, {}, '']}",
                "scope           | {'offerings': ['elsewhere']}",
                "scope           | []",
            })
    void a_scope_that_names_none_of_its_offerings_puts_terms_on_none(String member, String value) {
        Documented doc = assembled(member, value);

        assertTrue(doc.offering(0).member("arrangement").isEmpty(), value);
        assertTrue(doc.offering(0).member("price").isEmpty(), value);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no name       | [{'media_type': 'text/plain'}]                                  | 0",
                "half readable | [{'name': 'a', 'media_type': 'plain', 'when': 'sometimes'}, 7]  | 1",
                "odd grant     | [{'name': 'a', 'kind': 'shared_resource', 'access': 'all', 'via':"
                        + " ['https://planted-secret.example']}] | 1",
                "empty         | []                                                              | 0",
            })
    void what_cannot_be_read_of_an_input_is_left_out_and_the_rest_stands(String what, String inputs, int own) {
        Documented doc = assembled("inputs", inputs);
        List<Node> terms = doc.offering(0).member("inputs").orElseThrow().elements().stream()
                .filter(input -> input.text("name").filter("a"::equals).isPresent())
                .toList();

        assertEquals(own, terms.size(), what);
        for (Node input : terms) {
            assertTrue(input.member("media_type").isEmpty());
            assertTrue(input.member("when").isEmpty());
            assertTrue(input.member("access").isEmpty());
            assertTrue(input.member("via").isEmpty());
        }
        assertFalse(doc.says("planted-secret"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'retention': {'max_days': 90}, 'promises': {'no_training': false}}",
                "{'retention': {'max_days': 'ninety'}, 'promises': {'no_training': true}}",
                "{'retention': 90}",
                "{'retention': {'max_days': 90}, 'processors': 'several'}",
                "'sealed'",
            })
    @Clause(value = "6.9-17", by = ConfidentialityClause.class)
    void a_clause_on_content_is_read_whole_or_not_at_all(String clause) {
        Documented doc = assembled("confidentiality", clause);

        assertEquals(
                Optional.of("30"),
                doc.at("handling")
                        .member("retention_max_days")
                        .flatMap(Node::number)
                        .map(number -> number.text()));
        assertTrue(doc.at("handling").member("clause_grades").isEmpty());
    }

    @Test
    @Clause(value = "6.1-2", by = StandingProposalReader.class)
    void a_proposal_that_restates_the_descriptor_is_told_so_and_not_quoted() {
        Assembling sources = Proposed.beside(Proposed.signed(Proposed.with("does", "\"It does everything.\"")));

        assertFalse(new Documented(sources.json()).says("It does everything."));
        assertTrue(sources.findings().stream()
                .anyMatch(finding ->
                        finding.rule().equals("6.1-2") && finding.message().contains("restates")));
    }

    @Test
    void trial_revisions_and_delegation_scopes_are_quoted_as_far_as_they_are_stated() {
        Documented doc = assembled("delegation_scopes", "[{'id': 'orders.read', 'description': 'See your orders.'}]");
        Documented bound = assembled("trial", "{'who': 'anyone', 'token': 'planted-secret'}");

        assertTrue(doc.offering(0).member("delegation_scopes").isPresent());
        assertTrue(bound.offering(0).member("trial").isEmpty());
        assertFalse(bound.says("planted-secret"));
    }

    private static Documented assembled(String member, String json) {
        Documented doc = new Documented(Proposed.beside(Proposed.signed(Proposed.with(member, json.replace('\'', '"'))))
                .json());
        assertEquals(
                List.of(),
                Checks.check(doc.json()).stream()
                        .filter(finding -> finding.level() == Level.ERROR)
                        .toList(),
                json);
        return doc;
    }
}
