package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Data use and access in documents of their own, which a Descriptor points at and does not repeat. */
class DeclarationsElsewhereTest {
    private static final String WHOLE = """
        {"data_use": {"promises": {"no_training": true, "no_magic": true}, "retention": {"max_days": 60},
                      "memory": "starts-clean-each-job", "processors": [], "jurisdictions": ["no"]},
         "compliance": [{"standard": "iso27001", "scope": "the library"}], "api_key": "planted-secret"}
        """;

    @Test
    @Clause(value = "9.5-29", by = DataUseReader.class)
    void a_declaration_of_data_use_fills_handling_and_cites_its_document() {
        Documented doc = with("commonagent:data-use", WHOLE);
        Node handling = doc.at("handling");

        assertEquals("[elsewhere]", from(handling));
        assertEquals(
                new JsonNumber("60"),
                handling.member("retention_max_days").orElseThrow().value());
        assertEquals(Optional.of("starts-clean-each-job"), handling.text("memory"));
        assertEquals(List.of("no_training"), names(handling.member("promises").orElseThrow()));
        assertTrue(handling.member("processors").orElseThrow().elements().isEmpty());
        assertFalse(doc.isSilent("handling.compliance"));
        assertFalse(doc.says("planted-secret"));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-13", "6.9-17"},
            by = DataUseReader.class)
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"data_use\": null}",
                "{\"data_use\": []}",
                "{\"data_use\": \"we are careful\"}",
                "{\"data_use\": {}}",
                "{\"promises\": {\"no_training\": true}}",
                "{\"data_use\": {\"promises\": {\"no_training\": false}, \"retention\": {\"max_days\": 1}}}",
                "{\"data_use\": {\"promises\": [\"no_training\"], \"retention\": {\"max_days\": 1}}}",
                "{\"data_use\": {\"promises\": {\"no_training\": true}, \"retention\": {\"max_days\": \"1\"}}}",
                "{\"data_use\": {\"promises\": {\"no_training\": true}, \"retention\": {\"max_days\": 1.5}}}",
                "{\"data_use\": {\"promises\": {\"no_training\": true}, \"memory\": \"forgets\"}}",
                "{\"data_use\": {\"promises\": {\"no_training\": true}, \"processors\": [{\"url\": \"x\"}]}}",
                "{\"data_use\": {\"promises\": {\"no_training\": true}, \"jurisdictions\": \"no\"}}",
            })
    void one_unreadable_member_drops_the_declaration_whole(String document) {
        Documented doc = with("commonagent:data-use", document);

        assertFalse(doc.has("handling"));
        assertTrue(doc.notStated().contains("handling"));
    }

    @Test
    void the_document_that_a_descriptor_points_at_goes_before_a_registration() {
        JsonObject json = Assembling.from()
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                    {"name": "A", "data_use": {"retention": {"max_days": 999}, "jurisdictions": ["de"]},
                     "access": {"schemes": [{"type": "apiKey"}], "admission": "open"}}
                    """)
                .url("handling", "commonagent:data-use", "https://a.example/h.json", """
                    {"data_use": {"retention": {"max_days": 60}}}
                    """)
                .url("door", "commonagent:access", "https://a.example/a.json", """
                    {"access": {"schemes": [{"type": "oauth2"}], "admission": "screened"}}
                    """)
                .json();
        Documented doc = new Documented(json);

        assertEquals(
                new JsonNumber("60"), doc.at("handling", "retention_max_days").value());
        assertEquals(Optional.of("handling"), doc.at("handling").text("retention_max_days_from"));
        assertEquals(Optional.of("registration"), doc.at("handling").text("jurisdictions_from"));
        assertEquals(Optional.of("screened"), doc.at("access").text("admission"));
        assertEquals(1, doc.at("access", "schemes").elements().size());
        assertTrue(doc.says("999"), "and what the registration says otherwise is reported");
    }

    @Test
    @Clause(value = "9.4-17", by = io.agentdoc.assembler.assemble.DocumentAssembler.class)
    void what_a_descriptor_says_itself_goes_before_the_document_that_it_points_at() {
        Documented doc = new Documented(Assembling.from()
                .url("elsewhere", "commonagent:data-use", "https://a.example/h.json", WHOLE)
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", """
                    {"format": "agent-descriptor-v1", "data_use": {"retention": {"max_days": 7}}}
                    """)
                .json());

        assertEquals(
                new JsonNumber("7"), doc.at("handling", "retention_max_days").value());
        assertEquals(Optional.of("elsewhere"), doc.at("handling").text("memory_from"));
    }

    @ParameterizedTest
    @Clause(value = "6.9-26", by = AccessReader.class)
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"access\": {\"schemes\": [{\"type\": \"http\"}], \"admission\": \"open\"}} | 1",
                "{\"access\": {\"schemes\": [], \"admission\": \"open\"}}                     | 0",
                "{\"access\": {\"admission\": \"open\"}}                                      | -1",
                "{\"access\": {\"schemes\": null, \"admission\": \"open\"}}                   | -1",
                "{\"access\": {\"schemes\": \"none\", \"admission\": \"open\"}}               | -1",
                "{\"access\": {\"schemes\": [\"none\"], \"admission\": \"open\"}}             | -1",
            })
    void a_door_with_a_list_one_with_an_empty_list_and_one_of_which_nothing_is_said_are_three(
            String document, int schemes) {
        Documented doc = with("commonagent:access", document);

        assertEquals(Optional.of("open"), doc.at("access").text("admission"));
        assertEquals(schemes < 0, doc.isSilent("access.schemes"));
        assertEquals(
                schemes,
                doc.at("access")
                        .member("schemes")
                        .map(list -> list.elements().size())
                        .orElse(-1));
    }

    @ParameterizedTest
    @Clause(value = "6.9-26", by = AccessReader.class)
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"access\": []}",
                "{\"access\": \"open\"}",
                "{\"access\": {}}",
                "{\"schemes\": [], \"admission\": \"open\"}",
            })
    void a_door_that_was_never_described_is_not_an_open_one(String document) {
        Documented doc = with("commonagent:access", document);

        assertFalse(doc.has("access"));
        assertTrue(doc.notStated().contains("access"));
    }

    @ParameterizedTest
    @Clause(value = "6.9-22", by = AccessReader.class)
    @ValueSource(strings = {"\"public\"", "\"Open\"", "true", "[\"open\"]"})
    void an_admission_outside_the_list_is_not_stated(String admission) {
        Documented doc =
                with("commonagent:access", "{\"access\": {\"schemes\": [], \"admission\": " + admission + "}}");

        assertTrue(doc.isSilent("access.admission"));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-27", "6.9-28"},
            by = Bindings.class)
    @ValueSource(
            strings = {
                "\"schemes\": [{\"type\": \"apiKey\", \"value\": \"planted-secret\"}]",
                "\"schemes\": [{\"type\": \"http\", \"Token\": \"planted-secret\"}]",
                "\"schemes\": [{\"type\": \"oauth2\", \"flows\": {\"x\": {\"client_secret\": \"planted-secret\"}}}]",
                "\"schemes\": [{\"type\": \"http\"}], \"account\": \"planted-secret\"",
                "\"schemes\": [{\"type\": \"http\"}], \"url\": \"https://a.example/in/planted-secret\"",
                "\"schemes\": [{\"type\": \"http\"}], \"credentials\": [\"planted-secret\"]",
                "\"schemes\": [{\"type\": \"http\", \"description\": \"use Bearer planted-secret-0123456789abcdef\"}]",
                "\"schemes\": [], \"statement\": \"Come in by https://a.example/in?key=planted-secret.\"",
            })
    void a_block_with_a_binding_in_it_is_dropped_whole(String members) {
        Documented doc = with("commonagent:access", "{\"access\": {" + members + ", \"admission\": \"open\"}}");

        assertFalse(doc.has("access"));
        assertFalse(doc.says("planted-secret"));
    }

    @Test
    @Clause(value = "4.1-3", by = Readers.class)
    void a_declaration_that_names_another_agent_says_nothing_of_this_one() {
        JsonObject declaration = Documents.with(
                Documents.parse(WHOLE),
                "subject",
                TestKeys.stranger().publicKey().nkey());
        Documented doc = new Documented(Assembling.from()
                .about(TestKeys.subject().publicKey().nkey())
                .file("elsewhere", "commonagent:data-use", declaration)
                .json());

        assertFalse(doc.has("handling"));
    }

    @Test
    @Clause(value = "9.4-6", by = io.agentdoc.assembler.verify.SignatureRules.class)
    void a_document_in_another_form_is_listed_unchecked() {
        for (String kind : List.of(
                "commonagent:data-use",
                "commonagent:access",
                "commonagent:samples",
                "commonagent:receipt",
                "roles-declaration",
                "interface-definition")) {
            Node source = Node.root(with(kind, "{\"something\": \"else\"}").json())
                    .member("sources")
                    .orElseThrow()
                    .elements()
                    .getFirst();
            assertEquals(Optional.of("not_checked"), source.text("signature"), kind);
        }
    }

    private static Documented with(String kind, String document) {
        return new Documented(Assembling.from()
                .url("elsewhere", kind, "https://a.example/elsewhere.json", document)
                .json());
    }

    private static String from(Node section) {
        return section.member("from").orElseThrow().elements().stream()
                .map(id -> id.text().orElse(""))
                .toList()
                .toString();
    }

    private static List<String> names(Node object) {
        return object.members().stream().map(Node.Entry::name).toList();
    }
}
