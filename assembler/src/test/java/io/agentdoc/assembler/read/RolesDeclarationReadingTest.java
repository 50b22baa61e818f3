package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken from a role's contract, and what a typo in it makes of each member. */
class RolesDeclarationReadingTest {
    private static final String PLACE = "https://roles.example/role-bookkeeper.json";
    private static final String DECLARING = "\"role\": \"role-bookkeeper\"";

    @ParameterizedTest
    @Clause(
            value = {"4.7-1", "4.7-2"},
            by = Vocabulary.class)
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                "\"decided_by\": \"rule\"   | rule",
                "\"decided_by\": \"model\"  | model",
                "\"decided_by\": \"person\" | person",
                "\"decided_by\": \"policy\" | -",
                "\"decided_by\": \"Rule\"   | -",
                "\"decided_by\": true       | -",
                "\"decided_by\": null       | -",
                "\"other\": 1               | -",
            })
    void who_decides_a_refusal_is_one_of_three_words_or_is_not_stated(String member, @Nullable String said) {
        Assembling sources = sources(
                DECLARING,
                "{\"role\": \"v1\", \"name\": \"role-bookkeeper\", \"refusals\": [{\"statement\": \"It pays nothing.\", "
                        + member + "}]}");
        Node refusal = new Documented(sources.json())
                .at("refuses", "refusals")
                .elements()
                .getFirst();

        assertEquals(Optional.ofNullable(said), refusal.text("decided_by"));
        boolean unreadable = said == null && member.startsWith("\"decided_by\"") && !member.endsWith("null");
        assertEquals(
                unreadable,
                sources.findings().stream().anyMatch(finding -> finding.place().contains("decided_by")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[\"role-bookkeeper\"]",
                "{\"role\": \"v2\", \"name\": \"role-bookkeeper\", \"refusals\": [\"pays no bill\"]}",
                "{\"role\": \"v1\", \"refusals\": [\"pays no bill\"]}",
                "{\"role\": \"v1\", \"name\": 7, \"refusals\": [\"pays no bill\"]}",
                "<!doctype html><p>A bookkeeper pays no bill.",
            })
    void a_contract_that_cannot_be_read_is_listed_unchecked_and_fills_nothing(String contract) {
        JsonObject json = sources(DECLARING, contract).json();
        Node listed = Node.root(json).member("sources").orElseThrow().elements().get(1);
        Documented doc = new Documented(json);

        assertEquals(Optional.of("role"), listed.text("id"));
        assertFalse(doc.says("pays no bill"));
        assertTrue(doc.notStated().contains("role.definition"));
        assertFalse(doc.has("refuses"));
    }

    @Test
    void a_contract_keeps_what_can_be_read_of_it_and_drops_a_broken_handling_whole() {
        Documented doc = held(DECLARING, """
                {"role": "v1", "name": "role-bookkeeper", "version": 2, "primary_interface": 4,
                 "refusals": ["It pays no bill.", 8, {"decided_by": "rule"}, "  "], "api_key": "planted-secret",
                 "handling": {"retention": {"max_days": 9}, "memory": "sometimes"}}
                """);

        assertEquals(1, doc.at("refuses", "refusals").elements().size());
        assertFalse(doc.has("handling"));
        assertFalse(doc.has("asked"));
        assertTrue(doc.at("role").member("version").isEmpty());
        assertFalse(doc.says("planted-secret"));
    }

    private static Documented held(String members, String contract) {
        return new Documented(sources(members, contract).json());
    }

    private static Assembling sources(String members, String contract) {
        return Assembling.from()
                .url(
                        "descriptor",
                        "agent-descriptor",
                        "https://a.example/d.json",
                        SignedFixtures.sign(
                                Documents.parse("""
                                        {"format": "agent-descriptor-v1", "agent_version": "1",
                                         "subject": {"id": "%s"}, %s}
                                        """.formatted(
                                                TestKeys.subject().publicKey().nkey(), members)),
                                "descriptor-statement-v1",
                                TestKeys.subject()))
                .url("role", "roles-declaration", PLACE, contract);
    }
}
