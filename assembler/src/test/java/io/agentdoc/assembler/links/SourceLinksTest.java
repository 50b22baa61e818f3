package io.agentdoc.assembler.links;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.FakeWorld;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What leads to what, and what is never asked for. */
class SourceLinksTest {
    private static final String CARD = "https://agent.example/.well-known/agent-card.json";
    private static final String PROPOSAL = "{ \"sow\": \"v1\" }";

    @TempDir
    Path folder;

    private final FakeWorld world = new FakeWorld();
    private References references = References.none();

    @Test
    @Clause(value = "9.9-2", by = CardLinks.class)
    void the_terms_extension_of_a_card_leads_to_its_proposals_at_their_digests() {
        world.serves("https://agent.example/terms.json", PROPOSAL);
        Gathered gathered = from("a2a-card", CARD, card(proposal(Digest.of(Bytes.utf8(PROPOSAL)))));
        assertEquals(List.of("given", "terms"), ids(gathered));
        SourceRef terms = gathered.obtained().getLast().ref();
        assertEquals(SourceRef.Found.LINKED, terms.found());
        assertEquals(java.util.Set.of(CARD), terms.ledBy());
        assertEquals(Optional.of(Digest.of(Bytes.utf8(PROPOSAL))), terms.expected());
    }

    @Test
    @Clause(value = "9.9-2", by = CardLinks.class)
    void the_digest_of_a_proposal_may_be_of_its_content_however_it_is_laid_out() {
        world.serves("https://agent.example/terms.json", PROPOSAL);
        Digest content = Digest.of(CanonicalJson.of(Documents.parse(PROPOSAL)));
        Gathered gathered = from("a2a-card", CARD, card(proposal(content)));
        assertEquals(List.of("given", "terms"), ids(gathered));
        assertEquals(Optional.empty(), gathered.obtained().getLast().ref().expected());
    }

    @Test
    @Clause(value = "5.3-4", by = CardLinks.class)
    void a_proposal_of_another_digest_is_a_failed_fetch_and_one_of_an_unreadable_digest_is_not_asked_for() {
        world.serves("https://agent.example/terms.json", PROPOSAL);
        Gathered other = from("a2a-card", CARD, card(proposal(Digest.of(Bytes.utf8("[]")))));
        assertEquals(
                "wrong_digest",
                other.unavailable().getFirst().outcome().outcome().toString());

        FakeWorld untouched = new FakeWorld();
        Gathered odd = gather(
                untouched,
                "a2a-card",
                CARD,
                card("{\"url\": \"https://agent.example/terms.json\", \"digest\": \"sha256:abc\"}"));
        assertEquals(List.of(), odd.unavailable());
        assertEquals(List.of(CARD), List.copyOf(untouched.asked().keySet()));
        assertTrue(odd.hops().getLast().ended().startsWith("not followed: the digest"));
    }

    @Test
    @Clause(value = "9.9-2", by = CardLinks.class)
    void the_reputation_extension_leads_to_its_report_and_an_extension_of_others_nowhere() {
        world.serves("https://bureau.example/r.json", "{}");
        String extension =
                "{\"uri\": \"%s\", \"required\": true, \"params\": {\"url\": \"https://bureau.example/r.json\"}}";
        assertEquals(
                List.of("given", "reputation"),
                ids(from(
                        "a2a-card",
                        CARD,
                        extended(extension.formatted("https://agentreputations.com/extensions/a2a-reputation/v1")))));
        assertEquals(
                List.of("given"),
                ids(from("a2a-card", CARD, extended(extension.formatted("https://dev.example/ext/v1")))));
    }

    @Test
    void a_descriptor_leads_to_its_role_that_to_its_interface_and_to_what_it_refers_to() {
        references = new References(Map.of(
                "role-tester", place("https://roles.example/tester.json"),
                "interface-worker", place("https://roles.example/worker.json"),
                "interface-role", place("https://roles.example/role.json"),
                "urn:example:prices", place("https://agent.example/prices.json"),
                "urn:example:samples", place("https://agent.example/samples.json"),
                "task-1", place("https://agent.example/receipt.json")));
        world.serves(
                        "https://roles.example/tester.json",
                        "{\"role\": \"v1\", \"primary_interface\": \"interface-role\"}")
                .serves("https://roles.example/worker.json", "{}")
                .serves("https://roles.example/role.json", "{}")
                .serves("https://agent.example/prices.json", "{}")
                .serves(
                        "https://agent.example/samples.json",
                        "{\"format\": \"agent-samples-v1\", \"samples\": [{\"id\": \"s\", \"receipt\": \"task-1\"}]}")
                .serves("https://agent.example/receipt.json", "{}");
        JsonObject descriptor = Documents.with(
                Documents.with(Agents.descriptorBody(), "price_ref", "urn:example:prices"),
                "samples_ref",
                "urn:example:samples");
        assertEquals(
                List.of("given", "iface-role", "iface-worker", "prices", "receipt", "role", "samples"),
                ids(from("agent-descriptor", "https://agent.example/d.json", descriptor)));
    }

    @Test
    @Clause(value = "5.3-1", by = PointedDocuments.class)
    void a_name_or_reference_that_nothing_here_knows_is_said_to_be_unresolvable_and_never_guessed_at() {
        JsonObject descriptor = Documents.with(Agents.descriptorBody(), "handling_ref", "mesh:artifacts:01J8Z");
        Gathered gathered = from("agent-descriptor", "https://agent.example/d.json", descriptor);
        assertEquals(
                List.of("https://agent.example/d.json"),
                List.copyOf(world.asked().keySet()));
        assertEquals(
                List.of("role-tester", "interface-worker", "mesh:artifacts:01J8Z"),
                gathered.discovered().stream().map(hop -> hop.place()).toList());
        assertTrue(
                gathered.discovered().stream().allMatch(hop -> hop.ended().startsWith("not followed: nothing here")));
    }

    @Test
    @Clause(value = "5.3-6", by = PointedDocuments.class)
    void an_address_in_a_descriptor_is_followed_to_a_configured_host_and_to_no_other() {
        world.serves("https://agent.example/use.json", "{}").serves("https://elsewhere.example/p.json", "{}");
        JsonObject descriptor = Documents.with(
                Documents.with(Agents.descriptorBody(), "handling_ref", "https://agent.example/use.json"),
                "price_ref",
                "https://elsewhere.example/p.json");
        assertEquals(
                List.of("given", "handling"),
                ids(from("agent-descriptor", "https://agent.example/d.json", descriptor)));
        assertFalse(world.asked().containsKey("https://elsewhere.example/p.json"));
    }

    @Test
    @Clause(value = "9.3-3", by = DescriptorLinks.class)
    void a_role_is_followed_where_it_is_declared_and_never_because_the_agent_reads_like_one() {
        references = new References(Map.of("role-bookkeeper", place("https://roles.example/bookkeeper.json")));
        world.serves("https://roles.example/bookkeeper.json", "{}");
        JsonObject alike = Documents.with(
                Documents.with(Agents.descriptorBody(), "does", "A bookkeeper; it holds role-bookkeeper."),
                "role",
                "bookkeeper");
        assertEquals(List.of("given"), ids(from("agent-descriptor", "https://agent.example/d.json", alike)));
    }

    @Test
    void a_draft_leads_nowhere() {
        references = new References(Map.of("role-tester", place("https://roles.example/tester.json")));
        JsonObject draft = Agents.descriptorBody().without("subject");
        from("agent-descriptor", "https://agent.example/d.json", draft);
        assertEquals(1, world.asked().size());
    }

    @Test
    @Clause(value = "6.7-2", by = RegistrationLinks.class)
    void a_registration_leads_to_its_descriptor_and_the_digest_is_held_to_even_where_the_bytes_are_here_already() {
        String place = "https://agent.example/.well-known/agent-descriptor.json";
        world.serves(place, "{}");
        String registration = "{\"id\": \"x\", \"descriptor\": {\"url\": \"%s\", \"digest\": \"%s\"}}";
        SourceRef configured = ref("registration", "agent-manifest", "https://registry.example/x");

        world.serves("https://registry.example/x", registration.formatted(place, Digest.of(Bytes.utf8("{}"))));
        Gathered right = gather(world, List.of(configured), Optional.of("agent.example"));
        assertEquals(List.of("descriptor", "registration"), ids(right));
        assertEquals(
                java.util.Set.of("https://registry.example/x"),
                right.obtained().getFirst().ref().ledBy());
        assertEquals(1, world.asked().get(place));

        world.serves("https://registry.example/x", registration.formatted(place, Digest.of(Bytes.utf8("[]"))));
        Gathered wrong = gather(world, List.of(configured), Optional.of("agent.example"));
        assertEquals(List.of("descriptor", "registration"), ids(wrong));
        assertEquals(java.util.Set.of(), wrong.obtained().getFirst().ref().ledBy());
        assertEquals(
                List.of("card absent", "descriptor-2 wrong_digest"),
                wrong.unavailable().stream()
                        .map(sought ->
                                sought.ref().id() + " " + sought.outcome().outcome())
                        .toList());
    }

    @Test
    @Clause(
            value = {"7.7-6", "5.3-2"},
            by = SamplesLinks.class)
    void a_receipt_is_had_where_its_type_and_size_are_said_and_an_entry_without_one_stops_nothing() {
        world.serves("https://agora.example/r.json", "{}");
        String samples = """
                {"format": "agent-samples-v1", "samples": [
                  {"id": "a", "offering": "try", "title": "t", "deliverable": "https://agent.example/private"},
                  {"id": "b", "receipt": {"uri": "https://agora.example/unsized.json", "media_type": "application/json"}},
                  {"id": "c", "receipt": {"uri": "https://agora.example/large.json", "media_type": "application/json",
                                          "size": 5000000000}},
                  {"id": "d", "receipt": "https://agora.example/bare.json"},
                  {"id": "e", "receipt": {"uri": "https://agora.example/r.json", "media_type": "application/json",
                                          "size": 2}}]}
                """;
        Gathered gathered = from("commonagent:samples", "https://agent.example/samples.json", Documents.parse(samples));
        assertEquals(List.of("given", "receipt"), ids(gathered));
        assertEquals(
                List.of("https://agent.example/samples.json", "https://agora.example/r.json"),
                List.copyOf(world.asked().keySet()));
        assertEquals(
                List.of(
                        "not followed: the reference does not say the media type and the size",
                        "not followed: the reference is to more than 1048576 bytes",
                        "not followed: nothing here says where what is called so lies",
                        "fetched"),
                gathered.discovered().stream().map(hop -> hop.ended()).toList());
    }

    @Test
    @Clause(
            value = {"12.6-8", "13.5-2"},
            by = SourceLinks.class)
    void no_address_that_a_package_a_draft_or_its_ancestry_may_hold_is_ever_asked_for() {
        JsonObject manifest = Documents.parse("""
                {"$schema": "https://x.example/schema.json", "name": "a", "homepage": "https://x.example/home",
                 "repository": "https://x.example/repo",
                 "extensions": {"net.agentdoc.package": {"descriptor": {"path": "d", "url": "https://x.example/d"},
                   "from": [{"name": "b", "repository": "https://x.example/from", "commit": "abc"}]}}}
                """);
        JsonObject pack = JsonObject.builder()
                .put("plugin.json", manifest)
                .put(
                        "net.agentdoc.package/descriptor.json",
                        usable(Agents.descriptorBody().without("subject")))
                .build();
        from("plugin-package", "https://depot.example/a.json", pack);
        from("plugin-package", "https://depot.example/b.json", manifest);
        from("agent-descriptor", "https://agent.example/d.json", usable(Agents.descriptorBody()));
        assertTrue(
                world.asked().keySet().stream().noneMatch(url -> url.contains("x.example")),
                world.asked().toString());
        assertEquals(3, world.asked().size());
    }

    @Test
    @Clause(value = "9.1-2", by = ViewLinks.class)
    void an_agentdoc_of_others_is_a_list_of_places_and_no_source() {
        world.serves("https://agent.example/.well-known/agentdoc.json", """
                {"agentdoc": "v1", "assembled_by": "https://other.example", "sources": [
                  {"id": "d", "kind": "agent-descriptor", "url": "https://registry.example/d.json", "digest": "sha256:00"},
                  {"id": "c", "kind": "a2a-card", "url": "https://x.example/card.json"},
                  {"id": "p", "kind": "plugin-package", "url": "https://x.example/a.zip"},
                  {"id": "o", "kind": "observation", "what": "asked"},
                  {"id": "e", "kind": "eval-record", "url": "https://lab.example/gone.json"}],
                 "sections": {"identity": {"from": ["d"], "name": "Flattery"}}}
                """);
        world.serves("https://registry.example/d.json", "{}");
        Gathered gathered = gather(world, List.of(), Optional.of("agent.example"));
        assertEquals(List.of("descriptor-2"), ids(gathered));
        assertEquals(
                SourceRef.Found.LISTED, gathered.obtained().getFirst().ref().found());
        assertEquals(
                List.of("card", "descriptor"),
                gathered.unavailable().stream()
                        .map(sought -> sought.ref().id().text())
                        .toList());
        assertTrue(world.asked().keySet().stream().noneMatch(url -> url.contains("x.example")));
    }

    @Test
    @Clause(value = "9.1-2", by = ViewLinks.class)
    void what_this_assembler_wrote_itself_leads_nowhere() {
        world.serves("https://agent.example/.well-known/agentdoc.json", """
                {"agentdoc": "v1", "assembled_by": "https://directory.example", "sources": [
                  {"id": "d", "kind": "agent-descriptor", "url": "https://registry.example/d.json"}]}
                """);
        gather(world, List.of(), Optional.of("agent.example"));
        assertFalse(world.asked().containsKey("https://registry.example/d.json"));
    }

    @Test
    void a_list_of_endless_places_is_followed_so_far() {
        StringBuilder sources = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            sources.append(i == 0 ? "" : ",")
                    .append("{\"kind\": \"eval-record\", \"url\": \"https://lab.example/" + i + "\"}");
        }
        world.serves(
                "https://agent.example/.well-known/agentdoc.json",
                "{\"agentdoc\": \"v1\", \"sources\": [" + sources + "]}");
        gather(world, List.of(), Optional.of("agent.example"));
        assertEquals(
                16,
                world.asked().keySet().stream()
                        .filter(url -> url.contains("lab"))
                        .count());
    }

    @Test
    void an_entry_of_a_catalog_leads_to_the_card_that_it_is_about() {
        world.serves(CARD, "{}");
        String entry = "{\"identifier\": \"urn:air:a\", \"mediaType\": \"%s\", \"url\": \"" + CARD + "\"}";
        String place = "https://catalog.example/a.json";
        assertEquals(
                List.of("card", "given"),
                ids(from(
                        "ai-catalog:entry",
                        place,
                        Documents.parse(entry.formatted("application/a2a-agent-card+json")))));
        assertEquals(
                List.of("given"),
                ids(from("ai-catalog:entry", place, Documents.parse(entry.formatted("application/zip")))));
    }

    private static JsonObject usable(JsonObject descriptor) {
        return Documents.with(
                Documents.with(
                        descriptor, "can_use", Documents.parse("{\"schema\": \"https://x.example/can-use.json\"}")),
                "$schema",
                "https://x.example/descriptor.json");
    }

    private static String proposal(Digest digest) {
        return "{\"url\": \"https://agent.example/terms.json\", \"digest\": \"" + digest + "\"}";
    }

    private static JsonObject card(String proposal) {
        return extended("{\"uri\": \"https://agentsow.com/extensions/a2a-terms/v1\", \"params\": {\"proposals\": ["
                + proposal + "]}}");
    }

    private static JsonObject extended(String extension) {
        return Documents.with(Agents.card(), "capabilities", Documents.parse("{\"extensions\": [" + extension + "]}"));
    }

    private static References.Place place(String url) {
        return new References.Place(url, Optional.empty());
    }

    private static SourceRef ref(String id, String kind, String url) {
        return SourceRef.configured(new SourceId(id), new SourceKind(kind), Location.at(url));
    }

    private Gathered from(String kind, String url, JsonObject document) {
        return gather(world, kind, url, document);
    }

    private Gathered gather(FakeWorld there, String kind, String url, JsonObject document) {
        there.serves(url, JsonPretty.of(document));
        return gather(there, List.of(ref("given", kind, url)), Optional.empty());
    }

    private Gathered gather(FakeWorld there, List<SourceRef> configured, Optional<String> domain) {
        return new Gatherer(
                        FetchPolicy.standard(),
                        there,
                        SourceCache.at(folder),
                        new SourceLinks(references, "https://directory.example"),
                        Instant.parse("2026-10-01T09:00:00Z"))
                .gather(configured, domain);
    }

    private static List<String> ids(Gathered gathered) {
        return List.copyOf(new TreeSet<>(gathered.obtained().stream()
                .map(source -> source.ref().id().text())
                .toList()));
    }
}
