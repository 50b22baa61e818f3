package io.agentdoc.assembler.links;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.crypto.JwkSet;
import io.agentdoc.assembler.fixture.CardSigner;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.FakeWorld;
import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.gather.Hop;
import io.agentdoc.assembler.gather.KeySets;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.SourceId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A card that says where its keys lie is heeded where whoever assembles allowed that very place, and nowhere else. */
class PublishedKeysTest {
    private static final CardSigner SIGNER = CardSigner.of("ES256");
    private static final String KEYS = "https://keys.example/jwks.json";
    private static final KeyPlaces ALLOWED = new KeyPlaces(Map.of(CardSigner.HOST, "keys.example"));
    private static final JsonObject CARD = Documents.parse("{\"name\": \"Tester\", \"version\": \"1.0.0\"}");

    @TempDir
    Path folder;

    private FakeWorld world = new FakeWorld();

    @BeforeEach
    void serve() {
        world.serves(CardSigner.URL, JsonPretty.of(signed(KEYS)));
        world.serves(KEYS, set(SIGNER.jwk()));
    }

    @Test
    void where_it_is_allowed_the_published_key_verifies_and_is_said_to_be_one() {
        SignatureCheck check = check(new CardKeys(Map.of(), ALLOWED));

        SignatureCheck.Covers covers = assertInstanceOf(SignatureCheck.Covers.class, check);
        assertTrue(covers.sentence().orElse("").contains("published where its host was allowed"), covers::toString);
        Gathered gathered = gather(ALLOWED);
        assertEquals(1, gathered.obtained().size());
        assertEquals(List.of(), gathered.unavailable());
        assertEquals("fetched", hop(gathered).ended());
    }

    @ParameterizedTest
    @CsvSource({
        "other.example, keys.example",
        "agent.example, other.example",
        "agent.example, agent.example",
        "agent.example:8443, keys.example",
        "agent.example, keys.example:8443",
    })
    void anywhere_else_nothing_is_asked_and_no_key_is_held(String cards, String keys) {
        KeyPlaces places = new KeyPlaces(Map.of(cards, keys));

        assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), places)));
        assertFalse(world.asked().containsKey(KEYS));
        assertTrue(hop(gather(places)).ended().startsWith("not followed"));
    }

    @Test
    void without_a_word_of_the_operators_a_jku_is_not_followed() {
        assertInstanceOf(SignatureCheck.NotChecked.class, check(CardKeys.none()));
        assertFalse(world.asked().containsKey(KEYS));
    }

    @Test
    void a_plain_address_or_one_with_a_name_in_it_is_no_place_of_keys() {
        for (String jku :
                List.of("http://keys.example/jwks.json", "https://me@keys.example/jwks.json", "keys.example")) {
            world.serves(CardSigner.URL, JsonPretty.of(signed(jku)));
            assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), ALLOWED)), jku);
            assertFalse(world.asked().containsKey(jku));
        }
    }

    @Test
    void keys_that_came_through_a_redirect_are_not_heeded() {
        world = new FakeWorld() {
            @Override
            public CompletableFuture<FetchOutcome> fetch(Ask ask) {
                return super.fetch(ask).thenApply(outcome -> ask.url().equals(KEYS) ? moved(outcome) : outcome);
            }
        };
        serve();

        assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), ALLOWED)));
        assertTrue(gather(ALLOWED).hops().stream().anyMatch(hop -> hop.ended().startsWith("not heeded")));
    }

    @Test
    void keys_that_are_out_of_reach_now_are_not_heeded_for_one_may_have_been_taken_back() {
        world = new FakeWorld() {
            @Override
            public CompletableFuture<FetchOutcome> fetch(Ask ask) {
                return super.fetch(ask).thenApply(outcome -> ask.url().equals(KEYS) ? old(outcome) : outcome);
            }
        };
        serve();

        assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), ALLOWED)));
        assertTrue(gather(ALLOWED).hops().stream().anyMatch(hop -> hop.ended().contains("taken back since")));
    }

    @Test
    void keys_that_the_operator_keeps_for_the_host_leave_no_room_for_published_ones() {
        JwkSet others = CardSigner.set(CardSigner.of("ES384").jwk());

        assertInstanceOf(
                SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(CardSigner.HOST, others), ALLOWED)));
    }

    @Test
    void a_set_that_is_gone_too_large_or_no_set_has_no_key_and_hurts_nothing_else() {
        Bytes large = Bytes.utf8(set(SIGNER.jwk()).display() + " ".repeat(64 << 10));
        for (Bytes instead : List.of(Bytes.utf8("<html>"), Bytes.utf8("{\"keys\": []}"), large)) {
            world.serves(KEYS, instead);
            assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), ALLOWED)));
        }
        world.breaks(KEYS);
        assertInstanceOf(SignatureCheck.NotChecked.class, check(new CardKeys(Map.of(), ALLOWED)));
        assertEquals(List.of(), gather(ALLOWED).unavailable());
    }

    @Test
    void a_card_that_was_altered_under_a_published_key_has_failed() {
        JsonObject altered = Documents.with(signed(KEYS), "name", "Another");
        world.serves(CardSigner.URL, JsonPretty.of(altered));

        Materials.Read read = new Materials(verifier(new CardKeys(Map.of(), ALLOWED))).read(gather(ALLOWED));
        assertTrue(read.materials().getFirst().hasFailed());
    }

    private SignatureCheck check(CardKeys keys) {
        return new Materials(verifier(keys))
                .read(gather(keys.places()))
                .materials()
                .getFirst()
                .signature();
    }

    private static Verifier verifier(CardKeys keys) {
        return new Verifier(Limits.standard(), SignatureRules.with(keys));
    }

    private Gathered gather(KeyPlaces places) {
        SourceRef card =
                SourceRef.configured(new SourceId("card"), new SourceKind("a2a-card"), Location.at(CardSigner.URL));
        return new Gatherer(
                        FetchPolicy.standard(),
                        world,
                        SourceCache.at(folder),
                        new SourceLinks(new References(Map.of()), "https://directory.example", places),
                        Instant.parse("2026-10-01T09:00:00Z"))
                .gather(List.of(card), Optional.empty());
    }

    private static Hop hop(Gathered gathered) {
        return gathered.hops().stream()
                .filter(hop -> hop.kind().equals(KeySets.KIND))
                .findFirst()
                .orElseThrow();
    }

    private static JsonObject signed(String jku) {
        String header = "{\"alg\":\"ES256\",\"kid\":\"" + SIGNER.kid() + "\",\"typ\":\"JOSE\",\"jku\":\"" + jku + "\"}";
        return SIGNER.sign(CARD, CARD, header);
    }

    private static Bytes set(Json jwk) {
        return CanonicalJson.of(
                JsonObject.builder().put("keys", new JsonArray(List.of(jwk))).build());
    }

    private static FetchOutcome old(FetchOutcome outcome) {
        FetchOutcome.Fetched had = (FetchOutcome.Fetched) outcome;
        return new FetchOutcome.Fetched(
                had.bytes(),
                had.digest(),
                had.fetchedAt(),
                had.since(),
                FetchOutcome.Via.CACHED,
                had.servedFrom(),
                had.withBearer(),
                Optional.of("keys.example answered 503, since " + had.fetchedAt()));
    }

    private static FetchOutcome moved(FetchOutcome outcome) {
        FetchOutcome.Fetched had = (FetchOutcome.Fetched) outcome;
        return new FetchOutcome.Fetched(
                had.bytes(),
                had.digest(),
                had.fetchedAt(),
                had.since(),
                had.via(),
                Optional.of("https://elsewhere.example/jwks.json"),
                false,
                Optional.empty());
    }
}
