package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.read.ObservationFile;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be asked of an agent: the exchanges that a published definition lists, each in a column of its own. */
class InterfacesTest {
    private static final String URL = "https://roles.example/interface-worker.json";
    private static final String WORKER = definition("interface-worker", "v1", """
        {"id": "free", "asks": "Are you free?", "answer_carries": ["free", "reason when not"]},
        {"id": "estimate", "asks": "What would it take?",
         "answer_carries": ["can (CAN|CANNOT|UNSURE)", "note"]},
        {"id": "status", "asks": "How far is it?", "answer_carries": ["done"]}
        """);
    private static final String DECLARED = "[\"interface-worker\"]";

    @Test
    @Clause(
            value = {"9.5-4", "9.5-5"},
            by = Interfaces.class)
    void every_exchange_of_the_published_definition_is_listed_and_cites_it() {
        Documented doc = defined(DECLARED, WORKER);
        Node worker = worker(doc);

        assertEquals(List.of("free", "estimate", "status"), ids(worker));
        assertEquals(Optional.of("v1"), worker.text("version"));
        assertEquals(Optional.of(URL), worker.text("definition"));
        assertEquals(Optional.of("descriptor"), worker.text("declared_in"));
        assertEquals(Optional.of("iface"), worker.text("exchanges_from"));
        assertEquals(List.of("declared", "declared", "declared"), states(worker));
    }

    @ParameterizedTest
    @Clause(value = "9.5-8", by = Interfaces.class)
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"interface\": \"v2\", \"name\": \"interface-worker\", \"exchanges\": [{\"id\": \"free\"}]}",
                "{\"interface\": 1, \"name\": \"interface-worker\", \"exchanges\": [{\"id\": \"free\"}]}",
                "{\"interface\": \"v1\", \"exchanges\": [{\"id\": \"free\"}]}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\"}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\", \"exchanges\": []}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\", \"exchanges\": {\"free\": \"Are you free?\"}}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\", \"exchanges\": [{\"id\": \"free\"},"
                        + " {\"asks\": \"?\"}]}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\", \"exchanges\": [{\"id\": \"free\"},"
                        + " \"status\"]}",
                "{\"interface\": \"v1\", \"name\": \"interface-worker\", \"exchanges\": [{\"id\": \"free\"}, {\"id\":"
                        + " \"free\"}]}",
                "<!doctype html><h1>interface-worker</h1><p>It can be asked whether it is free.</p>",
            })
    void what_cannot_be_read_whole_leaves_the_interface_without_exchanges_and_says_so(String definition) {
        Documented doc = defined(DECLARED, definition);

        assertEquals(Optional.of("interface-worker"), worker(doc).text("name"));
        assertTrue(worker(doc).member("exchanges").isEmpty());
        assertTrue(doc.notStated().contains("asked.interfaces[interface-worker].exchanges"));
    }

    @Test
    @Clause(value = "9.5-8", by = Interfaces.class)
    void without_any_definition_nothing_is_made_of_the_agents_own_sentences() {
        Documented doc = new Documented(Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", """
                    {"format": "agent-descriptor-v1", "interfaces": ["interface-worker"],
                     "does": "Ask it whether it is free, and it says so."}
                    """)
                .json());

        assertTrue(worker(doc).member("exchanges").isEmpty());
        assertTrue(doc.notStated().contains("asked.interfaces[interface-worker].exchanges"));
    }

    @Test
    @Clause(value = "9.4-6", by = io.agentdoc.assembler.Materials.class)
    void a_definition_that_is_a_page_for_people_was_had_and_is_listed_unchecked() {
        JsonObject json =
                assembling(DECLARED, "<!doctype html><p>interface-worker").json();
        Node page = Node.root(json).member("sources").orElseThrow().elements().get(1);

        assertEquals(Optional.of("iface"), page.text("id"));
        assertEquals(Optional.of("not_checked"), page.text("signature"));
        assertTrue(Node.root(json).member("unavailable").isEmpty());
    }

    @Test
    void a_definition_cut_off_in_the_middle_was_sought_and_not_had() {
        JsonObject json = assembling(DECLARED, "{\"interface\": \"v1\", \"name\": \"interf")
                .json();

        assertEquals(
                Optional.of("unreadable"),
                Node.root(json)
                        .member("unavailable")
                        .orElseThrow()
                        .elements()
                        .getFirst()
                        .text("outcome"));
    }

    @Test
    void an_interface_counts_only_where_the_subject_declares_it() {
        Assembling sources = assembling("[\"interface-other\"]", WORKER);
        Documented doc = new Documented(sources.json());

        assertEquals(
                List.of("interface-other"),
                doc.at("asked", "interfaces").elements().stream()
                        .map(one -> one.text("name").orElse(""))
                        .toList());
        assertFalse(doc.says("Are you free?"));
        assertEquals(List.of("iface"), places(sources, "9.5-5"));
    }

    @Test
    void a_definition_of_another_version_than_the_declared_one_fills_nothing() {
        String two = "[{\"name\": \"interface-worker\", \"version\": \"v2\"}]";
        Assembling sources = assembling(two, WORKER);
        Documented doc = new Documented(sources.json());

        assertEquals(Optional.of("v2"), worker(doc).text("version"));
        assertTrue(worker(doc).member("exchanges").isEmpty());
        assertTrue(worker(doc).member("definition").isEmpty());
        assertEquals(List.of("iface"), places(sources, "9.5-5"));
        assertEquals(3, ids(worker(defined(two.replace("v2", "v1"), WORKER))).size());
    }

    @Test
    void two_definitions_that_differ_cancel_each_other_and_two_that_agree_do_not() {
        String other = definition("interface-worker", "v1", "{\"id\": \"free\", \"asks\": \"Now?\"}");
        Documented differing = new Documented(assembling(DECLARED, WORKER)
                .url("iface-2", "interface-definition", "https://other.example/i.json", other)
                .json());
        Documented agreeing = new Documented(assembling(DECLARED, WORKER)
                .url("iface-2", "interface-definition", "https://other.example/i.json", WORKER)
                .json());

        assertTrue(worker(differing).member("exchanges").isEmpty());
        assertEquals(3, ids(worker(agreeing)).size());
    }

    @Test
    void what_a_definition_has_besides_is_not_carried() {
        Documented doc = defined(DECLARED, """
            {"interface": "v1", "name": "interface-worker", "version": "v1", "token": "planted-secret",
             "exchanges": [{"id": "free", "asks": "Are you free?", "answer_carries": ["free"],
                            "headers": {"authorization": "planted-secret"}}]}
            """);

        assertEquals(List.of("free"), ids(worker(doc)));
        assertFalse(doc.says("planted-secret"));
    }

    @Test
    void an_exchange_keeps_what_can_be_read_of_it() {
        Node free = worker(defined(
                        DECLARED,
                        definition(
                                "interface-worker",
                                "v1",
                                "{\"id\": \"free\", \"asks\": 7, \"answer_carries\": [\"free\", 1]}")))
                .member("exchanges")
                .orElseThrow()
                .elements()
                .getFirst();

        assertEquals(Optional.of("free"), free.text("id"));
        assertTrue(free.member("asks").isEmpty());
        assertTrue(free.member("answer_carries").isEmpty());
    }

    @Test
    @Clause(value = "9.5-6", by = Interfaces.class)
    void a_verdict_moves_the_one_exchange_that_it_names() {
        Documented doc = tested(DECLARED, List.of(WORKER), """
            {"id": "free", "kind": "exchange", "source": "interface-worker", "verdict": "pass"},
            {"id": "status", "kind": "exchange", "source": "interface-worker", "verdict": "fail"}
            """);

        assertEquals(List.of("confirmed", "declared", "failed"), states(worker(doc)));
        assertTrue(worker(doc).member("state").isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "8.4-5", by = Interfaces.class)
    @ValueSource(
            strings = {
                "{\"id\": \"free\", \"kind\": \"exchange\", \"source\": \"interface-other\", \"verdict\": \"pass\"}",
                "{\"id\": \"free\", \"kind\": \"refusal\", \"source\": \"interface-worker\", \"verdict\": \"pass\"}",
                "{\"id\": \"c1\", \"kind\": \"exchange\", \"source\": \"interface-worker\", \"verdict\": \"pass\"}",
                "{\"id\": \"Free\", \"kind\": \"exchange\", \"source\": \"interface-worker\", \"verdict\": \"pass\"}",
                "{\"id\": \"free\", \"kind\": \"exchange\", \"source\": \"interface-worker\", \"verdict\":"
                        + " \"flagged\"}",
            })
    void a_verdict_on_something_else_moves_no_exchange(String tested) {
        assertEquals(
                List.of("declared", "declared", "declared"), states(worker(tested(DECLARED, List.of(WORKER), tested))));
    }

    @Test
    @Clause(value = "8.4-5", by = Interfaces.class)
    void an_exchange_that_two_interfaces_have_is_named_together_with_its_interface_or_not_at_all() {
        String both = "[\"interface-worker\", \"interface-desk\"]";
        List<String> definitions =
                List.of(WORKER, definition("interface-desk", "v1", "{\"id\": \"free\", \"asks\": \"Is it open?\"}"));
        Documented bare =
                tested(both, definitions, "{\"id\": \"free\", \"kind\": \"exchange\", \"verdict\": \"pass\"}");
        Documented named = tested(
                both,
                definitions,
                "{\"id\": \"free\", \"kind\": \"exchange\", \"source\": \"interface-desk\", \"verdict\": \"pass\"}");

        assertEquals("declared", states(worker(bare)).getFirst());
        assertEquals("declared", states(worker(named)).getFirst());
        assertEquals(
                List.of("confirmed"),
                states(named.at("asked", "interfaces").elements().get(1)));
    }

    @Test
    @Clause(value = "9.5-6", by = Observations.class)
    void an_observation_of_ours_confirms_the_exchange_that_it_asked_for() {
        Documented doc = asked("free", "{\"free\": true}");

        assertEquals(List.of("confirmed", "declared", "declared"), states(worker(doc)));
        Node free = worker(doc).member("exchanges").orElseThrow().elements().getFirst();
        assertEquals(Optional.of("probe"), free.text("confirmed_by"));
        assertEquals(Optional.of("2026-10-05T10:00:00Z"), free.text("confirmed_at"));
        assertEquals(
                List.of("declared", "confirmed", "declared"),
                states(worker(asked("estimate", "{\"can\": \"UNSURE\", \"note\": \"a day\"}"))));
    }

    @ParameterizedTest
    @Clause(value = "9.5-6", by = Observations.class)
    @ValueSource(
            strings = {
                "{}",
                "{\"can\": \"CAN\"}",
                "{\"can\": \"PERHAPS\", \"note\": \"a day\"}",
                "{\"can\": true, \"note\": \"a day\"}",
                "{\"can\": \"CAN\", \"note\": null}",
                "{\"CAN\": \"can\", \"note\": \"a day\"}",
            })
    void an_answer_that_does_not_carry_what_the_definition_says_confirms_nothing(String answer) {
        assertEquals(List.of("declared", "declared", "declared"), states(worker(asked("estimate", answer))));
    }

    @Test
    @Clause(value = "9.5-6", by = Observations.class)
    void what_it_answered_before_is_no_answer_to_what_we_asked_last() {
        JsonObject good = probe("interface-worker", "free", "{\"free\": true}");
        JsonObject bad = probe("interface-worker", "free", "{\"busy\": true}");
        JsonObject later = Documents.with(bad, "at", "2026-10-05T11:00:00Z");

        assertEquals("declared", states(worker(twice(good, later))).getFirst());
        assertEquals("declared", states(worker(twice(later, good))).getFirst());
        assertEquals(
                "confirmed",
                states(worker(twice(Documents.with(good, "at", "2026-10-05T12:00:00Z"), later)))
                        .getFirst());
    }

    @Test
    @Clause(value = "9.5-6", by = Observations.class)
    void an_answer_of_a_time_that_has_not_come_confirms_nothing_nor_lets_an_earlier_one() {
        JsonObject good = probe("interface-worker", "free", "{\"free\": true}");
        JsonObject ahead = Documents.with(good, "at", "2026-10-05T12:00:01Z");

        assertEquals("declared", states(worker(twice(good, ahead))).getFirst());
        assertTrue(assembling(DECLARED, WORKER).ours("a", ahead).findings().stream()
                .anyMatch(finding -> finding.message().contains("dated after this assembly")));
    }

    private static Documented twice(JsonObject one, JsonObject other) {
        return new Documented(
                assembling(DECLARED, WORKER).ours("a", one).ours("b", other).json());
    }

    @Test
    @Clause(value = "9.5-6", by = Observations.class)
    void an_operator_and_somebody_else_confirm_nothing_by_asking() {
        JsonObject probe = probe("interface-worker", "free", "{\"free\": true}");
        String subject = TestKeys.subject().publicKey().nkey();
        Documented others = new Documented(
                assembling(DECLARED, WORKER).file("probe", "observation", probe).json());
        Documented own = new Documented(assembling(DECLARED, WORKER)
                .ours("probe", probe)
                .operating(subject)
                .json());
        Documented elsewhere = new Documented(assembling(DECLARED, WORKER)
                .ours("probe", probe("interface-desk", "free", "{\"free\": true}"))
                .json());

        for (Documented doc : List.of(others, own, elsewhere)) {
            assertEquals(List.of("declared", "declared", "declared"), states(worker(doc)));
        }
    }

    @ParameterizedTest
    @Clause(value = "9.4-9", by = ObservationFile.class)
    @ValueSource(
            strings = {
                "{\"what\": \"asked\"}",
                "{\"at\": \"\", \"what\": \"asked\"}",
                "{\"at\": \"yesterday\", \"what\": \"asked\"}",
                "{\"at\": \"2026-10-05T10:00:00\", \"what\": \"asked\"}",
                "{\"at\": 1759658400, \"what\": \"asked\"}",
                "{\"at\": \"2026-10-05T10:00:00Z\"}",
                "{\"at\": \"2026-10-05T10:00:00Z\", \"what\": \" \"}",
                "{\"at\": \"2026-10-05T10:00:00Z\", \"what\": [\"asked\"]}",
                "[]",
                "null",
            })
    void an_observation_that_does_not_say_when_or_what_is_unreadable_and_no_source(String observation) {
        Documented doc = new Documented(assembling(DECLARED, WORKER)
                .ours("probe", Bytes.utf8(observation))
                .json());

        assertEquals(List.of("declared", "declared", "declared"), states(worker(doc)));
        assertEquals(List.of("descriptor", "iface"), listed(doc, "sources"));
        assertEquals(List.of("probe"), listed(doc, "unavailable"));
        assertEquals(
                Optional.of("unreadable"),
                at(doc, "unavailable").elements().getFirst().text("outcome"));
    }

    @Test
    @Clause(value = "9.4-22", by = Interfaces.class)
    void a_failure_is_not_taken_back_by_an_answer_that_we_had_later() {
        Documented doc = new Documented(heeding(assembling(DECLARED, WORKER)
                        .ours("probe", probe("interface-worker", "free", "{\"free\": true}"))
                        .url(
                                "evaluation",
                                "eval-record",
                                "https://lab.example/1.json",
                                record("{\"id\": \"free\", \"kind\": \"exchange\","
                                        + " \"source\": \"interface-worker\", \"verdict\": \"fail\"}")))
                .json());

        assertEquals("failed", states(worker(doc)).getFirst());
    }

    @Test
    void a_registration_declares_interfaces_too_and_gives_way_to_a_descriptor() {
        Documented doc = new Documented(Assembling.from()
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                    {"id": "%s", "name": "A", "interfaces": [{"name": "interface-worker", "version": "v1"}]}
                    """.formatted(
                                TestKeys.subject().publicKey().nkey()))
                .url("iface", "interface-definition", URL, WORKER)
                .json());

        assertEquals(Optional.of("registration"), worker(doc).text("declared_in"));
        assertEquals(3, ids(worker(doc)).size());
    }

    @Test
    @Clause(value = "9.4-6", by = SignatureRules.class)
    void signatures_that_nothing_defines_are_not_checked_and_never_called_absent() {
        JsonObject signed = Documents.with(
                Documents.parse(WORKER),
                "signatures",
                JsonArray.of(Stream.of(Documents.parse("{\"tag\": \"somebody-v1\"}"))));

        assertEquals(Optional.of("not_checked"), signature(JsonPretty.of(signed).display()));
        assertEquals(Optional.of("unsigned"), signature(WORKER));
    }

    private static Optional<String> signature(String definition) {
        return Node.root(assembling(DECLARED, definition).json())
                .member("sources")
                .orElseThrow()
                .elements()
                .get(1)
                .text("signature");
    }

    private static Documented asked(String exchange, String answer) {
        return new Documented(assembling(DECLARED, WORKER)
                .ours("probe", probe("interface-worker", exchange, answer))
                .json());
    }

    private static Documented tested(String declared, List<String> definitions, String cases) {
        Assembling sources = Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", descriptor(declared))
                .url("evaluation", "eval-record", "https://lab.example/1.json", record(cases));
        for (int i = 0; i < definitions.size(); i++) {
            sources.url("iface-" + i, "interface-definition", URL + i, definitions.get(i));
        }
        return new Documented(heeding(sources).json());
    }

    private static Documented defined(String declared, String definition) {
        return new Documented(assembling(declared, definition).json());
    }

    private static Assembling assembling(String declared, String definition) {
        return Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", descriptor(declared))
                .url("iface", "interface-definition", URL, definition);
    }

    private static JsonObject descriptor(String interfaces) {
        return SignedFixtures.sign(
                Documents.parse("""
                    {"format": "agent-descriptor-v1", "agent_version": "1", "subject": {"id": "%s"},
                     "interfaces": %s}
                    """.formatted(TestKeys.subject().publicKey().nkey(), interfaces)),
                "descriptor-statement-v1",
                TestKeys.subject());
    }

    private static String definition(String name, String version, String exchanges) {
        return """
            {"interface": "v1", "name": "%s", "version": "%s", "exchanges": [%s]}
            """.formatted(name, version, exchanges);
    }

    private static JsonObject record(String cases) {
        return SignedFixtures.sign(
                Documents.parse("""
                    {"format": "agent-eval-record-v1", "subject": {"agent_key": "%s"}, "cases": [%s],
                     "produced_at": "2026-10-01T09:00:00Z", "by": "%s", "signatures": []}
                    """.formatted(
                                TestKeys.subject().publicKey().nkey(),
                                cases,
                                TestKeys.evaluator().publicKey().nkey())),
                "agent-eval-record-v1",
                TestKeys.evaluator());
    }

    private static JsonObject probe(String of, String exchange, String answer) {
        return Documents.parse("""
            {"at": "2026-10-05T10:00:00Z", "what": "asked", "asked": {"interface": "%s", "exchange": "%s"},
             "answer": %s}
            """.formatted(of, exchange, answer));
    }

    private static Assembling heeding(Assembling sources) {
        return sources.trusting(new Trust(
                Map.of(), Set.of(), Set.of(), Set.of(TestKeys.evaluator().publicKey()), Set.of(), Set.of()));
    }

    private static List<String> places(Assembling sources, String rule) {
        return sources.findings().stream()
                .filter(finding -> finding.rule().equals(rule))
                .map(Finding::place)
                .toList();
    }

    private static Node at(Documented doc, String member) {
        return Node.root(doc.json()).member(member).orElseThrow();
    }

    private static List<String> listed(Documented doc, String member) {
        return at(doc, member).elements().stream()
                .map(source -> source.text("id").orElseThrow())
                .sorted()
                .toList();
    }

    private static Node worker(Documented doc) {
        return doc.at("asked", "interfaces").elements().getFirst();
    }

    private static List<String> ids(Node one) {
        return texts(one, "id");
    }

    private static List<String> states(Node one) {
        return texts(one, "state");
    }

    private static List<String> texts(Node one, String member) {
        return one.member("exchanges").orElseThrow().elements().stream()
                .map(exchange -> exchange.text(member).orElse(""))
                .toList();
    }
}
