package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.fixture.FakeWorld;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GathererTest {
    private static final Instant NOW = TestFetch.FIRST;
    private static final String WELL_KNOWN = "https://agent.example/.well-known/";

    @TempDir
    Path folder;

    private final FakeWorld world = new FakeWorld();

    @Test
    @Clause("6.7-2")
    void a_domain_is_looked_up_at_its_well_known_paths() {
        world.serves(WELL_KNOWN + "agent-card.json", "{}");
        world.serves(WELL_KNOWN + "agent-descriptor.json", "{}");
        Gathered gathered = gather(Links.none(), List.of(), Optional.of("agent.example"));
        assertEquals(List.of("card", "descriptor"), ids(gathered));
        assertTrue(gathered.obtained().stream().allMatch(source -> source.ref().found() == SourceRef.Found.WELL_KNOWN));
        assertFalse(world.asked().containsKey(WELL_KNOWN + "agent.json"));
    }

    @Test
    void the_older_path_is_asked_where_the_present_one_has_nothing() {
        for (Optional<String> nothing : List.of(Optional.<String>empty(), Optional.of("\n <!doctype html>"))) {
            FakeWorld at = new FakeWorld();
            nothing.ifPresent(page -> at.serves(WELL_KNOWN + "agent-card.json", page));
            at.serves(WELL_KNOWN + "agent.json", "{}");
            Gathered gathered = gather(at, Links.none(), List.of(), Optional.of("agent.example"));
            Obtained card = gathered.obtained().getFirst();
            assertEquals(Optional.of(WELL_KNOWN + "agent.json"), card.ref().at().known());
            assertEquals(4, gathered.hops().size());
        }
    }

    @Test
    @Clause("4.4-2")
    void that_no_descriptor_is_published_is_not_that_it_could_not_be_fetched() {
        Gathered none = gather(Links.none(), List.of(), Optional.of("agent.example"));
        assertEquals(List.of("absent", "absent"), outcomes(none));
        assertEquals(
                Optional.of(WELL_KNOWN + "agent-card.json"),
                none.unavailable().getFirst().ref().at().known());

        world.breaks(WELL_KNOWN + "agent-card.json").breaks(WELL_KNOWN + "agent-descriptor.json");
        assertEquals(
                List.of("unreachable", "unreachable"),
                outcomes(gather(Links.none(), List.of(), Optional.of("agent.example"))));
    }

    @Test
    void a_configured_source_is_not_asked_for_a_second_time_by_discovery() {
        world.serves(WELL_KNOWN + "agent-card.json", "{}");
        SourceRef mine = SourceRef.configured(
                new SourceId("mine"), new SourceKind("a2a-card"), Location.at(WELL_KNOWN + "agent-card.json"));
        Gathered gathered = gather(Links.none(), List.of(mine), Optional.of("agent.example"));
        assertEquals(List.of("mine"), ids(gathered));
        assertEquals(1, world.asked().get(WELL_KNOWN + "agent-card.json"));
    }

    @Test
    @Clause("9.9-2")
    void links_are_followed_named_in_the_order_of_their_urls_and_recorded() {
        world.serves(WELL_KNOWN + "agent-card.json", "{\"terms\":[\"https://b.example/t\",\"https://a.example/t\"]}");
        world.serves("https://a.example/t", "{}").serves("https://b.example/t", "{}");
        SourceRef taken = SourceRef.configured(
                new SourceId("terms"), new SourceKind("observation"), Location.at("https://c.example/"));
        Gathered gathered = gather(new TermsLinks(), List.of(taken), Optional.of("agent.example"));
        assertEquals(List.of("card", "terms-2", "terms-3"), ids(gathered));
        assertEquals(
                Optional.of("https://a.example/t"),
                gathered.obtained().get(1).ref().at().known());
        assertTrue(gathered.hops()
                .contains(new Hop(
                        new SourceKind("sow-standing-proposal"),
                        "https://b.example/t",
                        WELL_KNOWN + "agent-card.json",
                        "fetched")));
    }

    @Test
    @Clause("5.3-6")
    void an_address_is_not_followed_because_it_stands_in_a_document() {
        world.serves(
                WELL_KNOWN + "agent-card.json",
                "{\"iconUrl\":\"http://169.254.169.254/x\",\"url\":\"https://x.example\"}");
        gather(new TermsLinks(), List.of(), Optional.of("agent.example"));
        assertEquals(
                List.of(
                        WELL_KNOWN + "agent-card.json",
                        WELL_KNOWN + "agent-descriptor.json",
                        WELL_KNOWN + "agentdoc.json"),
                List.copyOf(world.asked().keySet()));
    }

    @Test
    void documents_that_lead_to_documents_without_end_are_followed_so_far_and_no_further() {
        FakeWorld endless = new FakeWorld() {
            @Override
            protected Optional<Bytes> body(String url) {
                return Optional.of(Bytes.utf8("{\"terms\":[\"" + url + "a\",\"" + url + "b\",\"" + url + "c\"]}"));
            }
        };
        Gathered gathered = gather(endless, new TermsLinks(), List.of(), Optional.of("agent.example"));
        assertEquals(64, gathered.obtained().size() + 1, "and the view, which is no source");
        assertTrue(gathered.hops().stream().anyMatch(hop -> hop.ended().startsWith("not followed")));
    }

    @ParameterizedTest
    @Clause("5.3-4")
    @ValueSource(strings = {"{}", "0"})
    void a_document_that_is_named_under_digests_without_end_is_held_to_so_many_and_no_more(String served) {
        world.serves(WELL_KNOWN + "agent-card.json", "{}").serves("https://a.example/t", served);
        Gathered gathered = gather(new ManyDigests(), List.of(), Optional.of("agent.example"));

        assertTrue(gathered.obtained().size() + gathered.unavailable().size() <= 64, outcomes(gathered)::toString);
        assertTrue(gathered.unavailable().size() > 32, "and it is said of each of these");
        assertTrue(gathered.hops().stream().anyMatch(hop -> hop.ended().equals("not followed: too many documents")));
        assertEquals(served.equals("0"), ids(gathered).contains("terms"));
    }

    /** Points from a card to one place under the digests of the first two hundred numbers. */
    private static final class ManyDigests implements Links {
        @Override
        public boolean leadOn(SourceKind kind) {
            return kind.text().equals("a2a-card");
        }

        @Override
        public List<Link> of(Lead lead) {
            return IntStream.range(0, 200)
                    .mapToObj(number -> (Link) new Link.To(
                            "terms",
                            new SourceKind("sow-standing-proposal"),
                            "https://a.example/t",
                            Optional.of(Pin.ofBytes(Digest.of(Bytes.utf8(Integer.toString(number))))),
                            SourceRef.Found.LINKED))
                    .toList();
        }
    }

    @Test
    void documents_that_lead_to_each_other_are_had_once() {
        world.serves(WELL_KNOWN + "agent-card.json", "{\"terms\":[\"https://a.example/t\"]}");
        world.serves("https://a.example/t", "{\"terms\":[\"https://a.example/t\",\"https://a.example/t\"]}");
        Gathered gathered = gather(new TermsLinks(), List.of(), Optional.of("agent.example"));
        assertEquals(List.of("card", "terms"), ids(gathered));
        assertEquals(1, world.asked().get("https://a.example/t"));
    }

    @Test
    @Clause("5.3-4")
    void a_link_that_names_a_digest_is_held_to_it() {
        world.serves(WELL_KNOWN + "agent-card.json", "{\"terms\":[\"https://a.example/t\"]}");
        world.serves("https://a.example/t", "{}");
        Gathered gathered = gather(
                new TermsLinks(Optional.of(Digest.of(Bytes.utf8("[]")))), List.of(), Optional.of("agent.example"));
        assertEquals(List.of("absent", "wrong_digest"), outcomes(gathered));
    }

    @Test
    void a_file_is_read_kept_in_the_cache_and_dated_by_the_run() throws Exception {
        Path file = Files.writeString(folder.resolve("card.json"), "{}");
        SourceRef here = SourceRef.configured(
                new SourceId("card"), new SourceKind("a2a-card"), new Location.LocalFile(file, "card.json"));
        FetchOutcome.Fetched fetched = gather(Links.none(), List.of(here), Optional.empty())
                .obtained()
                .getFirst()
                .fetched();
        assertEquals(NOW, fetched.fetchedAt());
        assertEquals(FetchOutcome.Via.FILE, fetched.via());
        assertInstanceOf(StoredObject.Sound.class, cache().object(fetched.digest()));
    }

    @Test
    void a_file_that_was_given_for_a_url_is_as_old_as_it_was_taken_and_nothing_is_fetched() throws Exception {
        Path file = Files.writeString(folder.resolve("card.json"), "{}");
        Instant taken = Instant.parse("2026-09-01T00:00:00Z");
        SourceRef given = SourceRef.configured(
                new SourceId("eval-1"),
                new SourceKind("a2a-card"),
                new Location.GivenFile(file, "card.json", WELL_KNOWN + "agent-card.json", taken));
        Gathered gathered = gather(Links.none(), List.of(given), Optional.of("agent.example"));
        FetchOutcome.Fetched fetched = gathered.obtained().getFirst().fetched();
        assertEquals(taken, fetched.fetchedAt());
        assertEquals(FetchOutcome.Via.GIVEN, fetched.via());
        assertFalse(world.asked().containsKey(WELL_KNOWN + "agent-card.json"));
    }

    @Test
    void a_file_that_is_missing_too_large_or_no_file_is_a_value() throws Exception {
        Path large = Files.writeString(folder.resolve("large"), "x".repeat((1 << 20) + 1));
        List<SourceRef> refs = List.of(
                SourceRef.configured(
                        new SourceId("a"),
                        new SourceKind("a2a-card"),
                        new Location.LocalFile(folder.resolve("none"), "none")),
                SourceRef.configured(
                        new SourceId("b"), new SourceKind("a2a-card"), new Location.LocalFile(large, "large")),
                SourceRef.configured(
                        new SourceId("c"), new SourceKind("a2a-card"), new Location.LocalFile(folder, ".")));
        Gathered gathered = gather(Links.none(), refs, Optional.empty());
        assertEquals(List.of("absent", "too_large", "unreadable"), outcomes(gathered));
        assertEquals("none", gathered.unavailable().getFirst().unavailable().url());
    }

    @Test
    void the_order_in_which_sources_are_named_changes_nothing() {
        world.serves("https://a.example/1", "{}").serves("https://a.example/2", "{}");
        List<SourceRef> refs = List.of(
                SourceRef.configured(new SourceId("x"), new SourceKind("a2a-card"), Location.at("https://a.example/1")),
                SourceRef.configured(
                        new SourceId("a"), new SourceKind("a2a-card"), Location.at("https://a.example/2")));
        Gathered there = gather(Links.none(), refs, Optional.empty());
        Gathered back = gather(Links.none(), refs.reversed(), Optional.empty());
        assertEquals(List.of("a", "x"), ids(there));
        assertEquals(there.obtained(), back.obtained());
    }

    @Test
    void a_domain_is_a_host_and_its_port_one_that_the_operator_names() {
        for (String odd : List.of("agent.example:8443", "agent.example/x", "https://agent.example", "a@b", "")) {
            assertThrows(OperatorFault.class, () -> gather(Links.none(), List.of(), Optional.of(odd)), odd);
        }
    }

    private SourceCache cache() {
        return SourceCache.at(folder.resolve("cache"));
    }

    private Gathered gather(Links links, List<SourceRef> refs, Optional<String> domain) {
        return gather(world, links, refs, domain);
    }

    private Gathered gather(FakeWorld world, Links links, List<SourceRef> refs, Optional<String> domain) {
        return new Gatherer(FetchPolicy.standard(), world, cache(), links, NOW).gather(refs, domain);
    }

    private static List<String> ids(Gathered gathered) {
        return gathered.obtained().stream()
                .map(source -> source.ref().id().text())
                .toList();
    }

    private static List<String> outcomes(Gathered gathered) {
        return gathered.unavailable().stream()
                .map(source -> source.unavailable().outcome().toString())
                .toList();
    }

    /** Follows a member {@code terms}, a list of URLs, in every kind. */
    private record TermsLinks(Optional<Digest> digest) implements Links {
        private TermsLinks() {
            this(Optional.empty());
        }

        @Override
        public boolean leadOn(SourceKind kind) {
            return true;
        }

        @Override
        public List<Link> of(Lead lead) {
            return lead.root().member("terms").stream()
                    .flatMap(terms -> terms.elements().stream())
                    .flatMap(url -> url.text().stream())
                    .<Link>map(url -> new Link.To(
                            "terms",
                            new SourceKind("sow-standing-proposal"),
                            url,
                            digest.map(Pin::ofBytes),
                            SourceRef.Found.LINKED))
                    .toList();
        }
    }
}
