package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an agent takes on with a standard role, and when it has taken it on at all. */
@Clause(
        value = {"9.4-14", "9.4-15", "9.4-16"},
        by = Roles.class)
class RolesTest {
    private static final String PLACE = "https://roles.example/role-bookkeeper.json";
    private static final String CONTRACT = """
            {"role": "v1", "name": "role-bookkeeper", "version": "2", "primary_interface": "interface-worker",
             "refusals": ["A bookkeeper pays no bill.",
                          {"statement": "A bookkeeper changes no closed period.", "decided_by": "rule"}],
             "handling": {"retention": {"max_days": 3650}, "memory": "remembers-across-jobs"}}
            """;
    private static final String DECLARING = "\"role\": \"role-bookkeeper\"";

    @Test
    void a_declared_role_brings_its_contract_along_and_every_member_of_it_cites_the_contract() {
        Documented doc = held(DECLARING + ", \"does\": \"It keeps books.\"", CONTRACT);

        assertEquals(Optional.of("role-bookkeeper"), doc.at("role").text("name"));
        assertEquals(Optional.of("descriptor"), doc.at("role").text("declared_in"));
        assertEquals(Optional.of("2"), doc.at("role").text("version"));
        assertEquals(Optional.of("role"), doc.at("role").text("version_from"));
        assertEquals(Optional.of(PLACE), doc.at("role").text("definition"));
        Node primary = doc.at("asked", "interfaces").elements().getFirst();
        assertEquals(Optional.of("interface-worker"), primary.text("name"));
        assertEquals(Optional.of("role"), primary.text("declared_in"));
        assertEquals(List.of("role"), from(doc, "asked"));
        assertEquals(List.of("role"), from(doc, "refuses"));
        assertEquals(List.of("role"), from(doc, "handling"));
        assertEquals(
                new JsonNumber("3650"), doc.at("handling", "retention_max_days").value());
    }

    @Test
    void what_is_inherited_stands_as_declared_and_a_refusal_says_that_it_is_the_roles() {
        List<Node> refusals =
                held(DECLARING, CONTRACT).at("refuses", "refusals").elements();

        assertEquals(2, refusals.size());
        for (Node refusal : refusals) {
            assertEquals(Optional.of("role"), refusal.text("kind"));
            assertEquals(Optional.of("declared"), refusal.text("state"));
        }
        assertEquals(
                Optional.of("declared"), held(DECLARING, CONTRACT).at("role").text("state"));
    }

    @Test
    void the_exchanges_of_the_roles_primary_interface_come_from_its_definition() {
        Documented doc = new Documented(sources(DECLARING, CONTRACT)
                .url("iface", "interface-definition", "https://roles.example/i.json", """
                        {"interface": "v1", "name": "interface-worker", "version": "v1",
                         "exchanges": [{"id": "free", "asks": "Are you free?"}]}
                        """)
                .json());
        Node primary = doc.at("asked", "interfaces").elements().getFirst();

        assertEquals(1, primary.member("exchanges").orElseThrow().elements().size());
        assertTrue(held(DECLARING, CONTRACT).notStated().contains("asked.interfaces[interface-worker].exchanges"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"does\": \"It is a bookkeeper, role-bookkeeper in all but name.\"",
                "\"role\": \"Role-Bookkeeper\"",
                "\"role\": \"role-bookkeepers\"",
                "\"role\": \"role-arbiter\"",
                "\"role\": [\"role-bookkeeper\"]",
                "\"offerings\": [{\"id\": \"bookkeeper\", \"name\": \"Bookkeeper\"}]",
                "\"offerings\": [{\"id\": \"books\", \"name\": \"Books\", \"role\": \"role-bookkeeper\"}]",
            })
    void a_role_that_the_subject_does_not_declare_is_not_listed_at_all(String members) {
        Assembling sources = sources(members, CONTRACT);
        JsonObject json = sources.json();
        Documented doc = new Documented(json);

        assertFalse(doc.says("pays no bill"));
        assertFalse(doc.says("3650"));
        assertEquals(
                1, Node.root(json).member("sources").orElseThrow().elements().size());
        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("9.4-14")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a2a-card       | {\"name\": \"A\", \"skills\": [{\"id\": \"role-bookkeeper\", \"name\": \"Books\"}]}",
                "a2a-card       | {\"name\": \"A\", \"skills\": [{\"id\": \"books\", \"name\": \"role-bookkeeper\"}]}",
                "agent-manifest | {\"name\": \"A\", \"offerings\": [{\"id\": \"role-bookkeeper\"}]}",
                "agent-manifest | {\"name\": \"A\", \"meta\": {\"roles\": [\"role-bookkeeper@2\"]}}",
            })
    void a_card_or_a_registration_declares_a_role_by_its_standard_offering_name(String kind, String document) {
        Documented doc = new Documented(Assembling.from()
                .url("own", kind, "https://a.example/own.json", document)
                .url("role", "roles-declaration", PLACE, CONTRACT)
                .json());

        assertEquals(Optional.of("role-bookkeeper"), doc.at("role").text("name"));
        assertEquals(Optional.of("own"), doc.at("role").text("declared_in"));
        assertEquals(Optional.of("2"), doc.at("role").text("version"));
        assertEquals(2, doc.at("refuses", "refusals").elements().size());
    }

    @Test
    void a_package_and_a_marketplace_declare_no_role() {
        Documented doc = new Documented(Assembling.from()
                .url("package", "plugin-package", "https://depot.example/p", """
                        {"name": "role-bookkeeper", "version": "1"}
                        """)
                .url("role", "roles-declaration", PLACE, CONTRACT)
                .json());

        assertFalse(doc.has("role"));
    }

    @Test
    void a_contract_of_another_version_than_the_declared_one_fills_nothing() {
        Assembling sources = Assembling.from()
                .url("own", "agent-manifest", "https://a.example/own.json", """
                        {"name": "A", "meta": {"roles": ["role-bookkeeper@1"]}}
                        """)
                .url("role", "roles-declaration", PLACE, CONTRACT);
        Documented doc = new Documented(sources.json());

        assertEquals(Optional.of("1"), doc.at("role").text("version"));
        assertTrue(doc.notStated().contains("role.definition"));
        assertFalse(doc.has("refuses"));
    }

    @Test
    void a_version_is_not_taken_from_a_source_that_names_another_role() {
        Documented doc = new Documented(sources(DECLARING, CONTRACT)
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                        {"name": "A", "meta": {"roles": ["input-converter@7"]}}
                        """)
                .json());

        assertEquals(Optional.of("2"), doc.at("role").text("version"));
        assertTrue(doc.says("input-converter"), "and the difference is reported");
    }

    @Test
    void what_the_subject_says_of_its_own_handling_is_not_replaced_by_the_roles_rules() {
        Documented doc = held(DECLARING + ", \"data_use\": {\"retention\": {\"max_days\": 30}}", CONTRACT);

        assertEquals(
                new JsonNumber("30"), doc.at("handling", "retention_max_days").value());
        assertEquals(Optional.of("descriptor"), doc.at("handling").text("retention_max_days_from"));
        assertEquals(Optional.of("role"), doc.at("handling").text("memory_from"));
        assertTrue(Node.root(doc.json()).member("disagreements").isEmpty(), "a rule is no projection that drifted");
    }

    @Test
    @Clause(value = "9.4-21", by = Confirmations.class)
    void a_verdict_alone_moves_an_inherited_refusal_and_just_the_one_that_it_names() {
        JsonObject record = SignedFixtures.sign(
                Documents.parse("""
                        {"format": "agent-eval-record-v1", "subject": {"agent_key": "%s"},
                         "cases": [{"id": "r1", "kind": "refusal", "source": "A bookkeeper pays no bill.",
                                    "verdict": "pass"}],
                         "produced_at": "2026-10-01T09:00:00Z", "by": "%s", "signatures": []}
                        """.formatted(
                                TestKeys.subject().publicKey().nkey(),
                                TestKeys.evaluator().publicKey().nkey())),
                "agent-eval-record-v1",
                TestKeys.evaluator());
        Documented doc = new Documented(sources(DECLARING, CONTRACT)
                .url("evaluation", "eval-record", "https://lab.example/1.json", record)
                .trusting(new Trust(
                        Map.of(),
                        Set.of(),
                        Set.of(),
                        Set.of(TestKeys.evaluator().publicKey()),
                        Set.of(),
                        Set.of()))
                .json());

        assertEquals(
                List.of(Optional.of("confirmed"), Optional.of("declared")),
                doc.at("refuses", "refusals").elements().stream()
                        .map(refusal -> refusal.text("state"))
                        .toList());
    }

    private static List<String> from(Documented doc, String section) {
        return doc.at(section, "from").elements().stream()
                .map(id -> id.text().orElse(""))
                .toList();
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
