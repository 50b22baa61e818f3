package io.agentdoc.assembler.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.Leaves;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.JsonObject;
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
@Clause(value = "9.10-3", by = Tracer.class)
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
