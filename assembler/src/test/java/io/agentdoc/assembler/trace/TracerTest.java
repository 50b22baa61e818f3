package io.agentdoc.assembler.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.Leaves;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.testing.Clause;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** From a line of a document back to the bytes that said it. */
@Clause(
        value = "9.10-3",
        by = {Tracer.class, SourcePlace.class})
class TracerTest {

    @Test
    void every_leaf_of_every_section_is_found_in_a_cited_source() {
        for (Assembling sources : List.of(Agents.complete(), ExampleAgent.complete())) {
            JsonObject json = sources.json();
            Set<MemberPath> leaves = Leaves.of(json).keySet();
            List<String> lost = new ArrayList<>();
            for (MemberPath leaf : leaves) {
                Optional<Explanation> explanation = explain(sources, json, leaf);
                boolean found = explanation
                        .filter(Explanation::stated)
                        .filter(at -> !at.sources().isEmpty())
                        .filter(at -> isWorkedOut(leaf)
                                || at.sources().stream()
                                        .anyMatch(cited -> cited.at().isPresent()))
                        .isPresent();
                if (!found) {
                    lost.add(leaf + " " + explanation);
                }
            }
            assertTrue(leaves.size() > 40, "there is something to look for");
            assertEquals(List.of(), lost);
        }
    }

    @Test
    void a_member_carried_verbatim_leads_to_its_very_bytes() {
        Explanation explanation = explain("asked.limits.requests_per_hour");

        assertEquals("/limits/requests_per_hour", pointer(explanation));
        assertEquals("60", explanation.sources().getFirst().at().orElseThrow().bytes());
    }

    @Test
    void a_restated_member_leads_to_what_it_restates() {
        assertEquals("/subject/id", pointer(explain("identity.signing_key")));
        assertEquals("/offerings/0", pointer(explain("sells.offerings[try].scope")));
        assertEquals("/skus/0/price", pointer(explain("sells.offerings[try].price")));
    }

    @Test
    void a_price_of_the_whole_agent_leads_to_the_sku_that_says_it() {
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", "https://a.example/card", Documents.parse("""
                        {"name": "A", "skills": [{"id": "s"}]}"""))
                .url("prices", "commonagent:price", "https://a.example/prices", Documents.parse("""
                        {"skus": [{"sku": "all", "covers": {"agent": true},
                                   "price": {"model": "flat", "amount_micro": 2000000, "currency": "EUR"}}]}"""));

        assertEquals("/skus/0/price", at(sources, "sells.offerings[s].price"));
        assertEquals("/skus/0/price/currency", at(sources, "sells.offerings[s].price_terms.currency"));
    }

    @Test
    void what_a_reader_put_together_leads_to_the_place_of_each_part() {
        Assembling card = Assembling.from().url("card", "a2a-card", "https://a.example/card", Documents.parse("""
                {"name": "A", "defaultInputModes": ["text/plain", "image/png"], "skills": [{"id": "s"}],
                 "securitySchemes": {"o": {"type": "oauth2", "flows": {"clientCredentials": {}}},
                                     "k": {"type": "apiKey"}},
                 "security": [{"o": []}, {"k": [], "o": []}]}"""));
        Assembling opened = Assembling.from().file("package", "plugin-package", Documents.parse("""
                {"plugin.json": {"name": "p"},
                 "mcp.json": {"mcpServers": {"near": {"type": "stdio"}, "far": {"type": "http"}}}}"""));

        assertEquals("/defaultInputModes/1", at(card, "sells.offerings[s].modes.input[1]"));
        assertEquals("/securitySchemes/o/flows/clientCredentials", at(card, "access.schemes[o].flows[0]"));
        assertEquals("/security/1", at(card, "access.schemes[1].all_of[k].type"));
        assertEquals("/mcp.json/mcpServers/far", at(opened, "reaches.tools.remote[0]"));
    }

    @Test
    void a_line_of_prose_and_a_result_on_a_set_lead_to_what_says_them() {
        Assembling sources = Agents.complete();
        SigningKey lab = TestKeys.evaluator();
        JsonObject descriptor = Agents.descriptorBody();
        JsonObject offering = (JsonObject) Node.root(descriptor)
                .member("offerings")
                .orElseThrow()
                .elements()
                .getFirst()
                .value();
        JsonObject focused = Documents.with(Documents.with(offering, "scope", "open-with-focus"), "focus", "data");
        Bytes signed = SignedFixtures.bytes(SignedFixtures.sign(
                Documents.with(descriptor, "offerings", new JsonArray(List.of(focused))),
                "descriptor-statement-v1",
                TestKeys.subject()));
        JsonObject evaluation = Documents.parse("""
                {"by": "%s", "produced_at": "2026-10-01T09:00:00Z", "subject": {"agent_key": "%s"}, "offering": "try",
                 "descriptor_digest": "%s", "evaluation_set": {"name": "s", "version": "1", "digest": "%s"},
                 "result": {"pass": 3}, "cases": [{"id": "r", "source": "It hides nothing.", "verdict": "pass"}]}
                """.formatted(
                lab.publicKey().nkey(), TestKeys.subject().publicKey().nkey(), Digest.of(signed), Digest.of(signed)));
        Assembling moved = sources.without("role")
                .with("descriptor", signed)
                .with("evaluation", SignedFixtures.bytes(SignedFixtures.sign(evaluation, "agent-eval-record-v1", lab)))
                .trusting(new Trust(Map.of(), Set.of(), Set.of(), Set.of(lab.publicKey()), Set.of(), Set.of()));

        assertEquals("/refusals", at(moved, "refuses.refusals[0].statement"));
        assertEquals("/refusals", at(moved, "refuses.refusals[0].kind"));
        assertEquals("/result/pass", at(moved, "sells.offerings[try].evaluated_against[0].result.pass"));
        assertEquals("/evaluation_set/version", at(moved, "sells.offerings[try].evaluated_against[0].set.version"));
    }

    @Test
    void a_silent_member_names_the_sources_that_were_searched() {
        Explanation explanation = explain("sells.offerings[try].minimum");

        assertFalse(explanation.stated());
        assertEquals(
                Agents.complete().sourceIds().size(), explanation.searched().size());
    }

    @Test
    void what_no_document_could_have_is_not_explained() {
        Assembling sources = Agents.complete();

        for (String path : List.of("identity.mood", "virtues", "sells.offerings[nothing].price")) {
            assertEquals(
                    Optional.empty(),
                    explain(sources, sources.json(), MemberPath.parse(path).orElseThrow()),
                    path);
        }
    }

    /** Where the first source that has a place for it says it. */
    private static String at(Assembling sources, String path) {
        return explain(sources, sources.json(), MemberPath.parse(path).orElseThrow()).orElseThrow().sources().stream()
                .flatMap(cited -> cited.at().stream())
                .map(quoted -> quoted.pointer().toString())
                .findFirst()
                .orElseThrow();
    }

    private static Explanation explain(String path) {
        Assembling sources = Agents.complete();
        return explain(sources, sources.json(), MemberPath.parse(path).orElseThrow())
                .orElseThrow();
    }

    private static String pointer(Explanation explanation) {
        return explanation.sources().getFirst().at().orElseThrow().pointer().toString();
    }

    private static Optional<Explanation> explain(Assembling sources, JsonObject json, MemberPath path) {
        Map<Digest, Bytes> store = new HashMap<>();
        sources.sourceIds().forEach(id -> store.put(Digest.of(sources.bytes(id)), sources.bytes(id)));
        AgentDoc doc = AgentDocReader.read(json).orElseThrow();
        return new Tracer(digest -> Optional.ofNullable(store.get(digest))).explain(doc, path);
    }

    /** Visibility and the list of scopes are worked out, a column's mover is a source's id, and a moved line is a part. */
    private static boolean isWorkedOut(MemberPath leaf) {
        String path = leaf.toString();
        return path.startsWith("shape.visibility")
                || path.startsWith("sells.scopes")
                || path.endsWith(".record")
                || path.endsWith(".declared_in");
    }
}
