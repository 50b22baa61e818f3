package io.agentdoc.assembler.check.card;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Corpus;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of a card is shown kept and broken, in each version. */
class CardRulesTest {
    static final RuleCases<Card> CASES =
            new RuleCases<>("card", new CardRules(SignatureRules.standard()).all(), Card::of, body -> body);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean", "v0.3", "v0.2", "v0.1"})
    void a_document_that_keeps_every_rule_has_no_finding(String name) {
        assertEquals("", CASES.lines(CASES.clean(name)));
    }

    @TestFactory
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return CASES.all();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean", "v0.3", "v0.2", "v0.1"})
    void whatever_stands_in_it_it_gets_findings_and_no_exception(String name) {
        Oddities.of(
                CASES.clean(name),
                odd -> assertDoesNotThrow(() -> new CardRules(SignatureRules.standard()).check(odd), odd::toString));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void the_official_sample_cards_have_no_error_but_where_they_answer(int number) {
        byte[] bytes = Corpus.bytes("cards/a2aproject__a2a-samples__" + number + ".json");
        String lines = CASES.lines(Documents.parse(Bytes.copyOf(bytes)));
        assertEquals(
                "",
                lines.lines()
                        .filter(line -> line.startsWith("error") && !line.startsWith("error a2a-address"))
                        .reduce("", (all, line) -> all + line + "\n"));
    }
}
