package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said stays what it was said as: quoted where it is a declaration, silent where it is none, and never upgraded. */
class DeclarationsTest {

    @Test
    @Clause(value = "4.1-1", by = FormerShape.class)
    void one_address_is_no_evidence_of_one_process() {
        Documented doc = new Documented(Assembling.from()
                .file(
                        "descriptor",
                        "agent-descriptor",
                        SignedFixtures.sign(
                                Agents.descriptorBody().without("fleet"),
                                "descriptor-statement-v1",
                                TestKeys.subject()))
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .json());

        assertTrue(doc.at("identity").member("fleet").isEmpty());
        assertTrue(doc.notStated().contains("identity.fleet"));
        assertEquals(Optional.of("https://tester.example/a2a"), doc.at("access").text("address"));
    }

    @Test
    @Clause(value = "4.4-1", by = ObservationReader.class)
    void a_charge_that_was_only_spoken_of_fills_no_price() {
        JsonObject spoken = Documents.parse("""
                {"at": "2026-10-05T10:00:00Z", "what": "asked it to describe itself",
                 "asked": {"interface": "interface-entryway", "exchange": "describe"},
                 "answer": {"description": "I try things for 2 USD each.", "price": "2 USD"}, "by": "the test bench"}
                """);
        Documented doc = new Documented(Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .ours("probe", spoken)
                .json());

        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
        assertFalse(doc.says("2 USD"));
    }

    @Test
    @Clause(value = "6.9-7", by = DescriptorOffering.class)
    void needs_and_delivers_are_quoted_as_written_and_an_odd_need_is_not_dropped() {
        String needs =
                "[{\"resource\":\"ledger\",\"access\":\"read\"},{\"file\":\"text/csv\"},{\"weather\":\"a dry day\"},\"patience\"]";
        Documented doc = Documented.descriptor(
                "\"offerings\": [{\"id\": \"try\", \"name\": \"Try\", \"needs\": " + needs
                        + ", \"delivers\": {\"final\": \"a verdict\", \"interim\": true, \"in_resource\": \"ledger\"}}]");

        assertEquals(4, doc.offering(0).member("needs").orElseThrow().elements().size());
        assertTrue(doc.says("a dry day"));
        assertTrue(doc.says("patience"));
        assertTrue(doc.says("in_resource"));
    }

    @Test
    @Clause(value = "6.9-10", by = AccessBlock.class)
    void a_key_to_seal_to_is_no_posture() {
        Documented keyOnly = new Documented(Assembling.from()
                .file(
                        "registration",
                        "agent-manifest",
                        Documents.with(
                                Agents.registration(), "encryption_key", "B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw"))
                .json());
        Documented odd = new Documented(Assembling.from()
                .file("registration", "agent-manifest", Documents.with(Agents.registration(), "sealing", "always"))
                .json());

        assertFalse(keyOnly.says("sealing"));
        assertFalse(odd.says("posture"));
    }

    @Test
    @Clause(value = "6.9-24", by = AccessBlock.class)
    void who_stands_on_an_access_list_is_never_told() {
        JsonObject listed = Documents.with(
                Agents.registration(),
                "access",
                Documents.parse(
                        "{\"admission\": \"allowlist\", \"allowlist\": [\"Never Carried Ltd\"], \"members\": [{\"handle\": \"never.carried\"}]}"));
        Documented doc = new Documented(
                Assembling.from().file("registration", "agent-manifest", listed).json());

        assertEquals(Optional.of("allowlist"), doc.at("access").text("admission"));
        assertFalse(doc.says("Never Carried"));
        assertFalse(doc.says("never.carried"));
    }

    @Test
    @Clause(value = "6.2-25", by = Limits.class)
    void a_bare_limit_says_nothing_of_what_applies_it() {
        Documented doc = Documented.descriptor(
                "\"limits\": {\"requests_per_hour\": 60, \"model_budget_per_day\": {\"most\": 5, \"decided_by\": \"rule\"}, \"past_them\": \"It waits.\"}");
        Node limits = doc.at("asked", "limits");

        assertEquals(
                "60",
                limits.member("requests_per_hour")
                        .flatMap(Node::number)
                        .orElseThrow()
                        .text());
        assertEquals(
                Optional.of("rule"), limits.member("model_budget_per_day").flatMap(most -> most.text("decided_by")));
        assertEquals(Optional.of("It waits."), limits.text("past_them"));
        assertTrue(Documented.descriptor("\"limits\": {\"requests_per_hour\": \"many\"}")
                .isSilent("asked.limits"));
    }

    @Test
    @Clause(value = "6.2-36", by = DescriptorReader.class)
    void a_draft_of_three_members_leaves_every_other_section_to_be_named() {
        Documented doc = Documented.descriptor("\"agent_version\": \"1\", \"does\": \"It answers tests.\"");

        assertTrue(doc.notStated()
                .containsAll(List.of(
                        "shape",
                        "asked",
                        "role",
                        "sells",
                        "access",
                        "refuses",
                        "reaches",
                        "leaves",
                        "configs",
                        "handling",
                        "standing",
                        "identity.acts_for",
                        "identity.fleet",
                        "identity.hosted_in")));
        assertEquals(
                List.of("identity"),
                List.of("identity", "sells", "configs").stream()
                        .filter(doc::has)
                        .toList());
    }

    @Test
    @Clause(value = "7.4-1", by = ManifestReader.class)
    void the_health_of_its_systems_is_private() {
        JsonObject health = Documents.parse(
                "{\"health\": {\"shelf\": {\"state\": \"failing\", \"fault\": \"grant_expired\", \"since\": \"2026-10-01T00:00:00Z\"}}}");
        JsonObject registration = Documents.with(
                Agents.registration(), "systems_health", health.get("health").orElseThrow());
        Documented doc = new Documented(Assembling.from()
                .url("registration", "agent-manifest", "https://registry.example/tester", registration)
                .url("health", "net.agentmesh:health", "https://registry.example/health.json", health)
                .json());

        assertFalse(doc.says("grant_expired"));
        assertFalse(doc.says("failing"));
    }

    @Test
    @Clause(value = "P-40", by = PondReader.class)
    void what_a_manifest_says_of_its_own_review_is_ignored() {
        JsonObject metadata = Documents.parse("""
                {"name": "Tester", "short_description": "It answers tests.", "reviewed": true, "review_state": "approved",
                 "access_key": "planted-secret", "base_url": "https://planted-secret.example/", "compliance_confirmed": true,
                 "stats": {"runs": 4711, "rating": 5}}
                """);
        Documented doc = new Documented(Assembling.from()
                .url(
                        "pond",
                        "pond:agent-manifest",
                        "https://tester.example/pond/manifest",
                        Documents.with(Agents.pondManifest(), "metadata", metadata))
                .json());

        assertEquals(Optional.of("Tester"), doc.at("identity").text("name"));
        for (String never :
                List.of("reviewed", "approved", "planted-secret", "compliance_confirmed", "4711", "rating")) {
            assertFalse(doc.says(never), never);
        }
    }

    @Test
    @Clause(value = "9.4-13", by = PackageReader.class)
    void answers_that_were_typed_into_a_package_fill_nothing() {
        JsonObject typed = Documents.parse("""
                {"plugin.json": {"name": "tester", "version": "1.2.0", "description": "A tester.", "price": "5 USD",
                                 "refusals": "It refuses nothing.", "retention": {"max_days": 1}},
                 "answers.json": {"inputs": [{"name": "typed-input"}], "jurisdictions": ["typed-place"]},
                 "install.json": {"format": "agent-install-v1", "price": {"sku": "typed-sku", "price": {"model": "free"}}}}
                """);
        Documented doc = new Documented(
                Assembling.from().file("package", "plugin-package", typed).json());

        assertEquals(Optional.of("A tester."), doc.at("identity").text("description"));
        for (String section : List.of("sells", "refuses", "handling", "access")) {
            assertTrue(doc.notStated().contains(section), section);
        }
        assertFalse(doc.says("typed-"));
        assertFalse(doc.says("5 USD"));
    }

    @Test
    @Clause(value = "3-1", by = DescriptorReader.class)
    void what_was_declared_answered_and_attested_keep_their_sources_apart() {
        JsonObject evaluation = Documents.with(
                SignedFixtures.evalRecord().without("signatures"),
                "cases",
                Documents.parse(
                                "{\"it\": [{\"id\": \"1\", \"kind\": \"refusal\", \"source\": \"It guesses nothing.\", \"verdict\": \"pass\"}]}")
                        .get("it")
                        .orElseThrow());
        Documented doc = new Documented(Assembling.from()
                .url(
                        "descriptor",
                        "agent-descriptor",
                        Agents.DOMAIN + "agent-descriptor.json",
                        SignedFixtures.sign(Agents.descriptorBody(), "descriptor-statement-v1", TestKeys.subject()))
                .url(
                        "evaluation",
                        "eval-record",
                        "https://lab.example/1.json",
                        SignedFixtures.sign(evaluation, "agent-eval-record-v1", TestKeys.evaluator()))
                .trusting(new Trust(
                        Map.of(),
                        Set.of(),
                        Set.of(),
                        Set.of(TestKeys.evaluator().publicKey()),
                        Set.of(),
                        Set.of()))
                .json());
        Node refusal = doc.at("refuses", "refusals").elements().getFirst();

        assertEquals(Optional.of("It guesses nothing."), refusal.text("statement"));
        assertEquals(Optional.of("descriptor"), refusal.text("statement_from"));
        assertEquals(Optional.of("confirmed"), refusal.text("state"));
        assertEquals(Optional.of("evaluation"), refusal.text("confirmed_by"));
        assertEquals(Optional.of("prose"), refusal.text("kind"));
    }

    @Test
    @Clause(value = "7.6-10", by = Skus.class)
    void what_a_task_is_claimed_to_have_cost_is_no_price() {
        JsonObject receipt =
                Documents.parse("""
                {"receipt": "v1", "name": "completed", "responder": "%s", "offering": "try", "task_id": "1",
                 "completed_at": "2026-10-01T00:00:00Z", "cost": {"amount_micro": 7000000, "currency": "USD"}}
                """.formatted(TestKeys.subject().publicKey().nkey()));
        Documented doc = new Documented(Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .url("receipt", "commonagent:receipt", "https://agora.example/1.json", receipt)
                .json());

        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
        assertFalse(doc.says("7 USD"));
    }
}
