package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards of every version and of no version: what they say is quoted, and nothing more. */
@Clause(value = "9.9-1", by = CardReader.class)
class CardReadingTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Clause(value = "9.1-3", by = CardReader.class)
    void the_official_sample_cards_are_quoted_to_the_letter(int number) {
        Bytes bytes = Bytes.own(Corpus.bytes("cards/a2aproject__a2a-samples__" + number + ".json"));
        Node card = Node.root(Documents.parse(bytes));
        Documented doc = assembled(bytes);
        List<Node> skills = card.member("skills").orElseThrow().elements();

        assertEquals(card.text("name"), doc.at("identity").text("name"));
        assertEquals(card.text("description"), doc.at("identity").text("description"));
        assertEquals(skills.size(), doc.at("sells", "offerings").elements().size());
        for (int i = 0; i < skills.size(); i++) {
            assertEquals(skills.get(i).text("id"), doc.offering(i).text("id"));
            assertEquals(skills.get(i).text("name"), doc.offering(i).text("name"));
            assertEquals(skills.get(i).text("description"), doc.offering(i).text("does"));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "0.1           |"
                        + " {'name':'A','url':'https://a.example/','authentication':{'schemes':['Bearer'],'credentials':'hush-hush'}}",
                "snake case    | {'name':'A','default_input_modes':['text'],'skills':[{'id':'s','name':'S'}]}",
                "hybrid        |"
                        + " {'name':'A','url':'http://a.example/','supportedInterfaces':[{'url':'https://b.example/','protocolBinding':'GRPC'}]}",
                "lists         | {'name':['A'],'capabilities':[],'provider':[],'securitySchemes':[],'skills':'many'}",
                "skills texts  | {'name':'A','skills':['one','two']}",
                "nulls         | {'name':null,'description':null,'skills':null,'url':null,'signatures':null}",
                "empty         | {}",
                "numbers       | {'name':7,'version':1.0,'skills':{'a':1}}",
                "template      | {'name':'A','url':'{BASE_URL}/a2a'}",
                "file          | {'name':'A','url':'file://~/card'}",
                "private       | {'name':'A','url':'https://10.0.0.7/a2a'}",
                "metadata host | {'name':'A','url':'https://169.254.169.254/latest'}",
                "localhost     | {'name':'A','url':'https://localhost:8080/'}",
                "not an object | []",
                "a text        | 'card'",
            })
    void no_shape_of_card_crashes_or_claims_more_than_it_says(String shape, String card) {
        Documented doc = assembled(Bytes.utf8(card.replace('\'', '"')));

        assertEquals(
                List.of(),
                Checks.check(doc.json()).stream()
                        .filter(finding -> finding.level() == Level.ERROR)
                        .toList(),
                shape);
        for (String never : List.of("hush-hush", "10.0.0.7", "169.254.169.254", "localhost", "BASE_URL", "file://")) {
            assertFalse(doc.says(never), never);
        }
    }

    @Test
    @Clause(value = "9.5-22", by = CardDoor.class)
    void a_card_gives_an_address_and_says_nothing_of_who_is_let_in() {
        Documented doc = assembled(Bytes.utf8("""
            {"name": "A", "url": "https://user:pw@a.example:8443/a2a?key=1#x", "preferredTransport": "JSONRPC",
             "securitySchemes": {"k": {"type": "apiKey", "in": "header", "name": "X-Key"}}}\
            """));

        assertEquals(Optional.of("https://a.example:8443/a2a"), doc.at("access").text("address"));
        assertEquals(Optional.of("JSONRPC"), doc.at("access").text("protocol"));
        assertTrue(doc.notStated().containsAll(List.of("access.schemes", "access.admission")));
        assertFalse(doc.notStated().contains("access"));
    }

    @Test
    @Clause(value = "6.9-26", by = CardSchemes.class)
    void each_requirement_is_an_alternative_and_one_of_several_schemes_needs_them_all() {
        Documented doc = assembled(Bytes.utf8("""
            {"name": "A",
             "securitySchemes": {"k": {"type": "apiKey", "in": "header", "name": "X-Key"},
                                 "o": {"oauth2SecurityScheme": {"flows": {"clientCredentials":
                                       {"tokenUrl": "https://id.example/token", "scopes": {"read": "r"}}}}}},
             "securityRequirements": [{"schemes": {"o": {"list": ["read"]}}}, {"k": [], "o": []}]}\
            """));
        List<Node> schemes = doc.at("access", "schemes").elements();

        assertEquals(2, schemes.size());
        assertEquals(Optional.of("oauth2"), schemes.getFirst().text("type"));
        assertEquals(
                2, schemes.getLast().member("all_of").orElseThrow().elements().size());
        assertFalse(doc.says("id.example"));
    }

    @Test
    @Clause(value = "6.9-6", by = CardReader.class)
    void a_skills_own_modes_come_before_the_cards_and_none_is_silence() {
        Documented doc = assembled(Bytes.utf8("""
            {"name": "A", "defaultInputModes": ["text/plain"],
             "skills": [{"id": "own", "name": "O", "inputModes": ["image/png"]},
                        {"id": "inherited", "name": "I"}]}\
            """));

        assertEquals(Optional.of("image/png"), inputMode(doc.offering(0)));
        assertEquals(Optional.of("text/plain"), inputMode(doc.offering(1)));
    }

    @Test
    @Clause(value = "6.9-6", by = CardReader.class)
    void modes_of_its_own_that_nobody_can_read_are_not_those_of_the_card() {
        Documented doc = assembled(Bytes.utf8("""
            {"name": "A", "defaultInputModes": ["text/plain"],
             "skills": [{"id": "own", "name": "O", "inputModes": "image/png"}]}\
            """));

        assertTrue(doc.offering(0).member("modes").isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @Clause(
            value = {"6.9-26", "9.6-1"},
            by = CardSchemes.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'security': [], 'securityRequirements': [{'schemes': {'k': {'list': []}}}]",
                "'securityRequirements': [], 'security': [{'k': []}]",
                "'security': [], 'authentication': {'schemes': ['bearer']}",
                "'security': [], 'securityRequirements': [], 'authentication': {'schemes': ['bearer']}",
                "'securityRequirements': [], 'security_requirements': [{'schemes': {'k': {'list': []}}}]",
            })
    void nothing_to_present_beside_something_is_no_open_door(String door) {
        Documented doc = assembled(Bytes.utf8(("{'name': 'A', 'url': 'https://a.example/a2a',"
                        + " 'securitySchemes': {'k': {'type': 'apiKey'}}, " + door + "}")
                .replace('\'', '"')));

        assertTrue(doc.at("access").member("schemes").isEmpty());
        assertTrue(doc.notStated().contains("access.schemes"));
    }

    @Test
    @Clause(value = "6.9-26", by = CardSchemes.class)
    void two_forms_that_both_ask_for_nothing_say_so() {
        Documented doc = assembled(Bytes.utf8("{\"name\": \"A\", \"url\": \"https://a.example/a2a\", \"security\": [],"
                + " \"securityRequirements\": []}"));

        assertEquals(List.of(), doc.at("access", "schemes").elements());
    }

    @Test
    @Clause(value = "6.4-1", by = CardSpellings.class)
    void what_stands_under_both_spellings_of_a_name_is_said_once_or_not_at_all() {
        Documented differing = assembled(Bytes.utf8("""
            {"name": "A", "defaultInputModes": ["text/plain"], "default_input_modes": ["image/png"],
             "supportedInterfaces": [{"url": "https://a.example/x", "protocolBinding": "GRPC",
                                      "protocol_binding": "JSONRPC"}],
             "securitySchemes": {"inMode": {"type": "http"}, "in_mode": {"type": "apiKey"}},
             "security": [{"inMode": []}, {"in_mode": []}], "skills": [{"id": "s", "name": "S"}]}\
            """));
        Documented alike = assembled(Bytes.utf8("""
            {"name": "A", "defaultInputModes": ["text/plain"], "default_input_modes": ["text/plain"],
             "skills": [{"id": "s", "name": "S"}]}\
            """));

        assertTrue(differing.offering(0).member("modes").isEmpty());
        assertEquals(Optional.of("https://a.example/x"), differing.at("access").text("address"));
        assertTrue(differing.notStated().contains("access.protocol"));
        assertEquals(2, differing.at("access", "schemes").elements().size());
        assertEquals(Optional.of("text/plain"), inputMode(alike.offering(0)));
    }

    private static Optional<String> inputMode(Node offering) {
        return offering.member("modes")
                .flatMap(modes -> modes.member("input"))
                .flatMap(list -> list.elements().getFirst().text());
    }

    private static Documented assembled(Bytes card) {
        return new Documented(Assembling.from()
                .url("card", "a2a-card", "https://a.example/.well-known/agent-card.json", card)
                .json());
    }
}
