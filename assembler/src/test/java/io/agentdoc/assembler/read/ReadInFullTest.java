package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a source says in each of the forms that its kind allows is read to its last member, and what is not is told. */
class ReadInFullTest {
    private static final Digest DESCRIPTOR = Digest.of(CanonicalJson.of(Documents.parse("{\"a\": 1}")));

    @Test
    @Clause(value = "9.5-9", by = ProposedTerms.class)
    void every_term_of_a_proposal_is_quoted_as_it_stands() {
        Node offering = offering(
                KnownKind.SOW_STANDING_PROPOSAL,
                Documents.with(
                        Proposed.with("trial", "{\"tasks\": 2}"),
                        "revisions",
                        Documents.parse("{\"rounds\": 1, \"grade\": \"evidence\"}")));

        assertEquals(Optional.of("{\"tasks\":2}"), text(offering, "trial"));
        assertEquals(Optional.of("{\"grade\":\"evidence\",\"rounds\":1}"), text(offering, "revisions"));
        assertEquals(Optional.of("4"), text(offering, "minimum"));
        assertEquals(Optional.of("\"on_change\""), text(offering, "reporting"));
        assertEquals(
                Optional.of("{\"deliverables\":\"enforced\",\"price\":\"enforced\",\"reporting\":\"evidence\","
                        + "\"revisions\":\"evidence\",\"scope\":\"enforced\",\"volume\":\"recorded\"}"),
                text(offering, "clause_grades"));
        List<Node> inputs = offering.member("inputs").orElseThrow().elements();
        assertEquals(Optional.of("text/plain"), inputs.getFirst().text("media_type"));
        assertEquals(Optional.of("shared_resource"), inputs.getLast().text("kind"));
        assertEquals(Optional.of("[\"collaborator_invite\"]"), text(inputs.getLast(), "via"));
        Node interim = offering.member("deliverables")
                .flatMap(all -> all.member("interim"))
                .orElseThrow()
                .elements()
                .getFirst();
        assertEquals(Optional.of("{\"due_by_day\":5,\"every\":\"month\"}"), text(interim, "recurrence"));
    }

    @ParameterizedTest
    @Clause(value = "9.5-9", by = ProposedTerms.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`inputs`       | [{'name': 'a', 'kind': 'value', 'via': 'invite'}] | /inputs/0/via | `\"invite\"`",
                "`inputs`       | [{'name': 'a', 'kind': 'any old thing'}]          | /inputs/0/kind |",
                "`inputs`       | [{'name': 'a', 'via': {'to': 'b'}}]               | /inputs/0/via |",
                "`inputs`       | [{'name': 'a', 'via': 'https://b.example/'}]      | /inputs/0/via |",
                "`deliverables` | {'per_task': [{'name': 'a', 'due': {'days': 3}}]} | /deliverables/per_task/0/due | `{\"days\":3}`",
                "`deliverables` | {'per_task': [{'name': 'a', 'due': 'https://b.example/'}]} | /deliverables/per_task/0/due |",
                "`trial`        | 'two weeks'                                       | /trial |",
                "`trial`        | ['two weeks']                                     | /trial |",
                "`revisions`    | 3                                                 | /revisions |",
                "`volume`       | {'minimum': -4}                                   | /minimum |",
                "`reporting`    | {'level': 'now and then'}                         | /reporting |",
                "`delegation_scopes` | {'id': 'orders.read'}                        | /delegation_scopes |",
            })
    void a_term_in_another_form_is_not_quoted(String member, String value, String place, String expected) {
        Node offering = offering(KnownKind.SOW_STANDING_PROPOSAL, Proposed.with(member, value.replace('\'', '"')));

        assertEquals(Optional.ofNullable(expected), at(offering, place).map(ReadInFullTest::text));
    }

    @Test
    @Clause(value = "9.5-9", by = StandingProposalReader.class)
    void an_offering_is_named_by_its_id_alone_or_by_an_entry_that_has_one() {
        Reading reading = reading(
                KnownKind.SOW_STANDING_PROPOSAL,
                Proposed.with(
                        "scope", "{\"offerings\": [\"try\", {\"id\": \"more\", \"does\": \"Everything.\"}, 7, {}]}"));

        assertEquals(
                List.of("try", "more"),
                json(reading, "sells", "offerings").elements().stream()
                        .map(one -> one.text("id").orElseThrow())
                        .toList());
        assertEquals(
                List.of("source#/scope/offerings/1/does", "source#/scope/offerings/2", "source#/scope/offerings/3"),
                reading.findings().stream()
                        .map(Finding::place)
                        .filter(place -> place.startsWith("source#/scope"))
                        .sorted()
                        .toList());
    }

    @ParameterizedTest
    @Clause(value = "9.5-9", by = StandingProposalReader.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "['no spam']                                         | [\"no spam\"]",
                "[{'statement': 'no spam', 'decided_by': 'runtime'}] | [\"no spam\"]",
                "['no spam', {'statement': 7}, '', 9]                | [\"no spam\"]",
                "[{}]                                                |",
                "'no spam'                                           |",
            })
    void refusals_stand_beside_the_scope_or_in_it(String refusals, String expected) {
        String text = refusals.replace('\'', '"');
        for (var proposal : List.of(
                Proposed.with("refusals", text),
                Proposed.with("scope", "{\"offerings\": [\"try\"], \"refusals\": " + text + "}"))) {
            Node refuses = json(reading(KnownKind.SOW_STANDING_PROPOSAL, proposal), "refuses", "refusals");
            assertEquals(
                    expected == null ? List.of() : List.of("no spam"),
                    refuses.elements().stream()
                            .map(one -> one.text("statement").orElseThrow())
                            .toList(),
                    text);
        }
    }

    @ParameterizedTest
    @Clause(value = "9.5-9", by = StandingProposalReader.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "descriptor        | {'digest': '%s'}",
                "descriptor        | {'sha256': '%s'}",
                "descriptor        | '%s'",
                "descriptor_digest | '%s'",
            })
    void the_descriptor_that_a_proposal_is_bound_to_is_read_in_each_form(String member, String form) {
        var proposed = assertInstanceOf(
                Evidence.Proposed.class,
                reading(
                                KnownKind.SOW_STANDING_PROPOSAL,
                                Proposed.with(member, form.replace('\'', '"').formatted(DESCRIPTOR)))
                        .evidence());

        assertTrue(proposed.toString().contains(DESCRIPTOR.toString()), proposed.toString());
    }

    @Test
    @Clause(value = "6.9-26", by = CardSchemes.class)
    void a_requirement_of_two_schemes_says_all_that_is_public_of_each() {
        Node schemes = json(reading(KnownKind.A2A_CARD, Documents.parse("""
                        {"name": "A",
                         "securitySchemes": {
                           "k": {"type": "apiKey", "in": "header", "name": "X-Key"},
                           "b": {"httpAuthSecurityScheme": {"scheme": "bearer", "bearerFormat": "JWT"}},
                           "o": {"type": "oauth2", "flows": {"clientCredentials": {"tokenUrl": "https://id.example/t"}}}},
                         "security": [{"k": [], "b": []}, {"o": ["read", "write"]}, {"o": []}, {"o": "read"},
                                      {"k": [], "o": ["read"]}]}""")), "access", "schemes");
        List<Node> each = schemes.elements();

        assertEquals(
                Optional.of("[{\"id\":\"k\",\"in\":\"header\",\"name\":\"X-Key\",\"type\":\"apiKey\"},"
                        + "{\"id\":\"b\",\"scheme\":\"bearer\",\"type\":\"http\"}]"),
                text(each.get(0), "all_of"));
        assertEquals(Optional.of("[\"read\",\"write\"]"), text(each.get(1), "scopes"));
        assertEquals(Optional.of("[\"clientCredentials\"]"), text(each.get(1), "flows"));
        assertTrue(each.get(2).member("scopes").isEmpty());
        assertTrue(each.get(3).member("scopes").isEmpty());
        assertEquals(
                Optional.of(
                        "[{\"id\":\"k\",\"in\":\"header\",\"name\":\"X-Key\",\"type\":\"apiKey\"},"
                                + "{\"flows\":[\"clientCredentials\"],\"id\":\"o\",\"scopes\":[\"read\"],\"type\":\"oauth2\"}]"),
                text(each.get(4), "all_of"),
                "what is asked for at once is said as much of as what is asked for alone");
    }

    @ParameterizedTest
    @Clause(value = "6.9-11", by = AccessBlock.class)
    @CsvSource(
            delimiter = '|',
            value = {
                "\"sealing\": \"required\"                              | 1",
                "\"sealing\": \"required\", \"encryption_key\": \"\"     | 1",
                "\"sealing\": \"required\", \"encryption_key\": \"AAAA\" | 0",
                "\"encryption_key\": \"AAAA\"                         | 0",
            })
    void a_posture_without_a_key_to_seal_to_is_told(String members, int told) {
        Reading reading =
                reading(KnownKind.AGENT_MANIFEST, Documents.parse("{\"name\": \"A\", %s}".formatted(members)));

        assertEquals(
                told,
                reading.findings().stream()
                        .filter(finding -> finding.rule().equals("6.9-11"))
                        .count());
    }

    @Test
    @Clause(value = "6.9-26", by = CardSchemes.class)
    void scopes_of_another_form_are_told_and_none_at_all_are_not() {
        assertEquals(List.of(), warnings("[]"));
        assertEquals(List.of(), warnings("{}"));
        assertEquals(List.of(), warnings("null"));
        assertEquals(List.of(), warnings("[\"read\"]"));
        assertEquals(List.of("source#/security/0/o"), warnings("\"read\""));
        assertEquals(List.of("source#/security/0/o"), warnings("[7]"));
        assertEquals(List.of("source#/security/0/o"), warnings("{\"read\": true}"));
    }

    @Test
    @Clause(value = "P-21", by = PondReader.class)
    void an_input_is_required_where_the_schema_says_so_and_not_stated_where_it_says_nothing() {
        Reading reading = pond("""
                "actions": [{"id": "count", "input_schema": {
                    "properties": {"a": {"type": "string"}, "b": {"type": "number"}, "c": 7}, "required": ["b", "d"]}}]""");
        List<Node> inputs = json(reading, "sells", "offerings")
                .elements()
                .getFirst()
                .member("inputs")
                .orElseThrow()
                .elements();

        assertEquals(
                List.of("false", "true", "false"),
                inputs.stream()
                        .map(input -> text(input, "required").orElseThrow())
                        .toList());
        assertEquals(Optional.of("text"), inputs.get(0).text("kind"));
        assertEquals(Optional.of("number"), inputs.get(1).text("json_type"));
        List<String> told = reading.findings().stream().map(Finding::message).toList();
        assertTrue(told.stream().anyMatch(said -> said.equals("requires d, which it does not declare")), "" + told);
        assertTrue(told.stream().noneMatch(said -> said.contains("requires b")), "" + told);
        Node open = json(
                        pond("\"actions\": [{\"id\": \"count\", \"input_schema\": {\"properties\": {\"a\": {}}}}]"),
                        "sells",
                        "offerings")
                .elements()
                .getFirst();
        assertTrue(open.member("inputs")
                .orElseThrow()
                .elements()
                .getFirst()
                .member("required")
                .isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "P-24", by = PondReader.class)
    @CsvSource({"255, true", "256, false"})
    void a_name_may_take_its_whole_bound_and_no_byte_more(int bytes, boolean stated) {
        assertEquals(
                stated,
                json(pond("\"metadata\": {\"name\": \"" + "n".repeat(bytes) + "\"}"), "identity", "name")
                        .text()
                        .isPresent());
    }

    private static List<String> warnings(String scopes) {
        return reading(KnownKind.A2A_CARD, Documents.parse("""
                        {"name": "A", "securitySchemes": {"o": {"type": "oauth2"}}, "security": [{"o": %s}]}
                        """.formatted(scopes))).findings().stream()
                .map(Finding::place)
                .toList();
    }

    private static Reading pond(String members) {
        return reading(
                KnownKind.POND_MANIFEST,
                Documents.parse("{\"protocol\": \"marketplace-agent\","
                        + " \"protocol_version\": \"1.0\", \"agent_version\": \"1\", \"input_modes\": [\"text/plain\"], "
                        + members
                        + "}"));
    }

    private static Reading reading(KnownKind kind, JsonObject source) {
        return OneReading.of(kind, source);
    }

    private static Node offering(KnownKind kind, JsonObject source) {
        return json(reading(kind, source), "sells", "offerings").elements().getFirst();
    }

    /** A member of what is said, or null where nothing is. */
    private static Node json(Reading reading, String section, String member) {
        return Node.root(OneReading.json(reading))
                .member("sections")
                .flatMap(all -> all.member(section))
                .flatMap(said -> said.member(member))
                .orElseGet(() -> Node.root(JsonNull.NULL));
    }

    private static Optional<Node> at(Node node, String place) {
        Optional<Node> at = Optional.of(node);
        for (String token : place.substring(1).split("/", -1)) {
            at = at.flatMap(one -> token.matches("\\d+")
                    ? Optional.of(one.elements().get(Integer.parseInt(token)))
                    : one.member(token));
        }
        return at;
    }

    private static Optional<String> text(Node node, String member) {
        return node.member(member).map(ReadInFullTest::text);
    }

    private static String text(Node node) {
        return CanonicalJson.of(node.value()).display();
    }
}
