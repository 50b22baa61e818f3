package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.CardSigner;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Clause(value = "9.4-6", by = CardSignatures.class)
class CardSignaturesTest {
    private static final CardSigner SIGNER = CardSigner.of("ES256");

    static final JsonObject CARD = Documents.parse("""
            {"name": "Tester", "description": "", "version": "1.0.0",
             "supportedInterfaces": [{"url": "https://agent.example/a2a", "protocolBinding": "JSONRPC",
                                      "protocolVersion": "1.0", "tenant": ""}],
             "capabilities": {"streaming": false, "extensions": []},
             "defaultInputModes": ["text/plain"], "defaultOutputModes": [],
             "skills": [{"id": "try", "name": "Try", "description": "Tries.", "tags": [], "examples": ["a", ""]}],
             "securitySchemes": {"key": {"apiKeySecurityScheme": {"location": "header", "name": "X", "description": ""}}},
             "securityRequirements": [{"schemes": {"key": {"list": []}}}],
             "x-rating": {"stars": 5, "by": ""}, "signatures": []}
            """);

    @Test
    void the_corpus_cards_hold_in_the_form_that_their_makers_used() {
        SignatureCheck.Covers first = covers(corpus("S1-001"));
        assertEquals(CardForm.RULE_1, first.coverage().form());
        assertEquals(List.of(), first.coverage().uncovered());
        SignatureCheck.Covers second = covers(corpus("S1-002"));
        assertEquals(CardForm.PRUNED, second.coverage().form());
        assertEquals(List.of("/description"), uncovered(second));
        SignatureCheck.Covers third = covers(corpus("S2-WE-011"));
        assertEquals(CardForm.RULE_1, third.coverage().form());
        assertEquals(List.of("/capabilities/extensions"), uncovered(third));
    }

    @Test
    void the_corpus_card_that_was_altered_after_signing_fails_and_its_url_is_covered_by_nothing() {
        JsonObject altered = corpusCard("S3-D-013");
        assertFailed("signature 1: the signature by urn:", check(altered, corpusKeys()));
        JsonObject pruned = Documents.with(altered, "signatures", onlyTheFirstSignature(altered));
        SignatureCheck.Covers covers = covers(check(pruned, corpusKeys()));
        assertEquals(CardForm.PRUNED, covers.coverage().form());
        assertEquals(List.of("/url", "/protocolVersion", "/preferredTransport"), uncovered(covers));
    }

    private static JsonArray onlyTheFirstSignature(JsonObject card) {
        return JsonArray.of(Node.root(card).member("signatures").orElseThrow().elements().stream()
                .limit(1)
                .map(Node::value));
    }

    @ParameterizedTest
    @MethodSource("io.agentdoc.assembler.fixture.CardSigner#algorithms")
    void each_algorithm_holds_under_its_own_key_and_no_bit_of_the_signature_may_differ(String alg) {
        CardSigner signer = CardSigner.of(alg);
        JsonObject signed = signer.sign(CARD);
        SignatureCheck.Covers covers = covers(check(signed, signer.keys()));
        assertEquals(CardForm.AS_SERVED, covers.coverage().form());
        assertTrue(covers.by().startsWith(alg.equals("EdDSA") ? "U" : "urn:ietf:params:oauth:jwk-thumbprint:"));
        JsonObject entry = entry(signed);
        byte[] bytes =
                Base64.getUrlDecoder().decode(Node.root(entry).text("signature").orElseThrow());
        for (int at = 0; at < bytes.length; at += 7) {
            byte[] flipped = bytes.clone();
            flipped[at] ^= 1;
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(flipped);
            assertFailed("not that of the key", check(withSignature(entry, text), signer.keys()));
        }
    }

    @Test
    void exactly_one_form_is_named_and_it_says_what_it_leaves_out() {
        assertEquals(List.of(), uncovered(covers(signedAs(CardForm.AS_SERVED))));
        assertEquals(
                List.of(
                        "/supportedInterfaces/0/tenant",
                        "/capabilities/extensions",
                        "/securitySchemes/key/apiKeySecurityScheme/description",
                        "/securityRequirements/0/schemes/key/list"),
                uncovered(covers(signedAs(CardForm.RULE_1))));
        assertEquals(
                List.of(
                        "/description",
                        "/supportedInterfaces/0/tenant",
                        "/capabilities/extensions",
                        "/defaultOutputModes",
                        "/skills/0/tags",
                        "/skills/0/examples/1",
                        "/securitySchemes/key/apiKeySecurityScheme/description",
                        "/securityRequirements",
                        "/x-rating"),
                uncovered(covers(signedAs(CardForm.PRUNED))));
        for (CardForm form : CardForm.values()) {
            SignatureCheck.Covers covers = covers(signedAs(form));
            assertEquals(form, covers.coverage().form());
            assertTrue(covers.sentence().orElseThrow().contains(form.words()));
        }
    }

    @Test
    void what_is_altered_is_uncovered_or_the_signature_fails() {
        assertEveryAlterationShows(corpusCard("S1-001"), corpusKeys());
        assertEveryAlterationShows(corpusCard("S1-002"), corpusKeys());
        assertEveryAlterationShows(corpusCard("S2-WE-011"), corpusKeys());
    }

    @Test
    void what_is_altered_in_a_card_of_our_own_is_uncovered_or_the_signature_fails() {
        for (CardForm form : CardForm.values()) {
            assertEveryAlterationShows(signedCard(form), SIGNER.keys());
        }
    }

    private static void assertEveryAlterationShows(JsonObject signed, CardKeys keys) {
        List<JsonPointer> before = covers(check(signed, keys)).coverage().uncovered();
        List<Alterations.Altered> all = Alterations.of(signed);
        assertTrue(all.size() > 30, all::toString);
        for (Alterations.Altered altered : all) {
            SignatureCheck after = check(altered.card(), keys);
            boolean shows = after.state() == SignatureState.FAILED
                    || after.covered().map(Coverage::uncovered).orElse(List.of()).stream()
                            .anyMatch(altered.at()::isUnder)
                    || before.stream().anyMatch(altered.at()::isUnder);
            assertTrue(shows, altered.what() + " at " + altered.at() + " shows nowhere: " + after);
        }
    }

    @Test
    void of_several_that_hold_the_one_that_covers_most_is_named_and_one_broken_fails_the_card() {
        JsonObject twice = SIGNER.sign(SIGNER.sign(CARD, form(CardForm.PRUNED)), form(CardForm.RULE_1));
        SignatureCheck.Covers covers = covers(check(twice, SIGNER.keys()));
        assertEquals(CardForm.RULE_1, covers.coverage().form());
        assertTrue(covers.sentence().orElseThrow().contains("signature 1: the signature by"));
        JsonObject broken = SIGNER.sign(twice, JsonObject.empty());
        assertFailed("signature 3: the signature is not that of the key", check(broken, SIGNER.keys()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"alg\":\"none\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"HS256\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"HS384\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"ES256K\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"secp256k1-bip340\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"es256\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"ES384\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"RS256\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"ES256\"}",
                "{\"alg\":\"ES256\",\"kid\":\"\"}",
                "{\"alg\":\"ES256\",\"kid\":7}",
                "{\"alg\":\"ES256\",\"kid\":\"somebody else's\"}",
                "{\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"ES256\",\"kid\":\"test-key-ES256\",\"crit\":[\"exp\"],\"exp\":1}",
                "{\"alg\":\"ES256\",\"kid\":\"test-key-ES256\",\"b64\":false}",
                "{\"alg\":\"ES256\",\"kid\":\"test-key-ES256\",\"b64\":true}",
                "{\"alg\":\"ES256\",\"alg\":\"ES256\",\"kid\":\"test-key-ES256\"}",
                "{\"alg\":\"ES256\",\"kid\":\"test-key-ES256\"} ,",
                "[\"ES256\"]",
                "",
            })
    void a_header_that_could_mislead_is_never_checked(String header) {
        assertNotChecked("", check(SIGNER.sign(CARD, CARD.without("signatures"), header), SIGNER.keys()));
    }

    @Test
    void what_jose_does_not_have_and_what_a_specification_printed_are_called_so() {
        String bip340 = "{\"alg\":\"secp256k1-bip340\",\"kid\":\"k\"}";
        assertNotChecked("JOSE does not have", check(SIGNER.sign(CARD, JsonObject.empty(), bip340), SIGNER.keys()));
        JsonObject entry = entry(SIGNER.sign(CARD));
        assertNotChecked(
                "the sample signature", check(withSignature(entry, "QFdkNLNszlGj3z3u0YQGt_T9abc"), SIGNER.keys()));
        JsonObject otherShape = Documents.parse("{\"algorithm\":\"ed25519\",\"keyId\":\"k\",\"value\":\"AA\"}");
        assertNotChecked("no signature of the A2A form", check(SignedFixtures.plus(CARD, otherShape), SIGNER.keys()));
    }

    @Test
    void a_member_in_both_headers_and_a_payload_beside_the_card_are_refused() {
        JsonObject entry = entry(SIGNER.sign(CARD));
        JsonObject twice = Documents.with(entry, "header", Documents.parse("{\"kid\":\"other\"}"));
        assertNotChecked("in the other one", check(with(twice), SIGNER.keys()));
        JsonObject apart = Documents.with(entry, "header", Documents.parse("{\"x\":1}"));
        assertInstanceOf(SignatureCheck.Covers.class, check(with(apart), SIGNER.keys()));
        JsonObject payload = Documents.with(entry, "payload", new JsonText("e30"));
        assertNotChecked("a payload of its own", check(with(payload), SIGNER.keys()));
    }

    @Test
    void a_signature_has_one_spelling_and_its_own_length() {
        JsonObject entry = entry(SIGNER.sign(CARD));
        String good = Node.root(entry).text("signature").orElseThrow();
        byte[] bytes = Base64.getUrlDecoder().decode(good);
        String padded = Base64.getUrlEncoder().encodeToString(bytes);
        assertFailed("not base64url", check(withSignature(entry, padded), SIGNER.keys()));
        assertFailed("not base64url", check(withSignature(entry, otherTail(good)), SIGNER.keys()));
        String hex = HexFormat.of().formatHex(bytes);
        assertFailed("has 96 bytes, where 64 belong", check(withSignature(entry, hex), SIGNER.keys()));
        assertNotChecked("hexadecimal", check(withSignature(entry, "ab".repeat(64)), CardKeys.none()));
        assertFailed("bytes, where 64 belong", check(withSignature(entry, good + "AAAA"), SIGNER.keys()));
    }

    /** The last of 86 characters holds four spare bits; another character with the same first two decodes alike. */
    private static String otherTail(String text) {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        int last = alphabet.indexOf(text.charAt(text.length() - 1));
        return text.substring(0, text.length() - 1) + alphabet.charAt(last ^ 1);
    }

    @Test
    void keys_are_bound_to_the_origin_that_serves_the_card() {
        JsonObject signed = SIGNER.sign(CARD);
        for (String url : List.of(CardSigner.URL, "https://AGENT.example:443/other.json")) {
            assertInstanceOf(SignatureCheck.Covers.class, check(signed, SIGNER.keys(), Optional.of(url)));
        }
        for (String url : List.of(
                "https://other.example/.well-known/agent-card.json",
                "https://agent.example.other.example/card.json",
                "https://agent.example:8443/card.json",
                "https://user@agent.example/card.json",
                "http://agent.example/card.json",
                "file:///card.json")) {
            assertNotChecked("no key is held", check(signed, SIGNER.keys(), Optional.of(url)));
        }
        assertNotChecked("no key is held", check(signed, SIGNER.keys(), Optional.empty()));
        CardKeys port = new CardKeys(Map.of("agent.example:8443", CardSigner.set(SIGNER.jwk())));
        assertInstanceOf(
                SignatureCheck.Covers.class, check(signed, port, Optional.of("https://agent.example:8443/card.json")));
    }

    @Test
    void kid_finds_a_key_and_decides_nothing() {
        CardSigner other = CardSigner.of("EdDSA");
        JsonObject misnamed = Documents.with(other.jwk(), "kid", SIGNER.kid());
        assertNotChecked("is not for ES256", check(SIGNER.sign(CARD), CardSigner.keys(misnamed)));
        JsonObject bothNamed = Documents.with(CardSigner.of("ES384").jwk(), "kid", SIGNER.kid());
        assertInstanceOf(
                SignatureCheck.Covers.class, check(SIGNER.sign(CARD), CardSigner.keys(bothNamed, SIGNER.jwk())));
        JsonObject onlyFor = Documents.with(SIGNER.jwk(), "alg", new JsonText("ES256"));
        assertInstanceOf(SignatureCheck.Covers.class, check(SIGNER.sign(CARD), CardSigner.keys(onlyFor)));
    }

    @Test
    void a_key_that_the_card_brings_shows_that_it_is_whole_and_never_verifies() {
        String header = "{\"alg\":\"ES256\",\"kid\":\"its own\",\"typ\":\"JOSE\",\"jwk\":"
                + new String(CanonicalJson.of(SIGNER.jwk()).toArray(), StandardCharsets.UTF_8)
                + "}";
        JsonObject signed = SIGNER.sign(CARD, CARD.without("signatures"), header);
        assertNotChecked("which shows that nothing was changed", check(signed, SIGNER.keys()));
        assertNotChecked("under a key that the card itself brings", check(signed, CardKeys.none()));
        SignatureCheck altered = check(Documents.with(signed, "name", new JsonText("Other")), CardKeys.none());
        assertNotChecked("no key is held", altered);
        assertFalse(altered.sentence().orElseThrow().contains("holds"));
    }

    @Test
    void a_card_of_an_older_version_is_said_to_have_no_form_of_its_own() {
        JsonObject old = Documents.parse("""
                {"name": "Tester", "description": "Tests.", "version": "1", "url": "https://agent.example/a2a",
                 "protocolVersion": "0.3.0", "capabilities": {}, "skills": []}
                """);
        JsonObject signed = SIGNER.sign(old);
        SignatureCheck.Covers covers = covers(check(signed, SIGNER.keys()));
        assertTrue(covers.sentence().orElseThrow().contains("A2A 0.x does not say"));
        assertNotChecked(
                "holds in none of those in use",
                check(Documents.with(signed, "name", new JsonText("Other")), SIGNER.keys()));
    }

    @Test
    void a_card_that_says_two_things_is_not_checked() {
        JsonObject dual = Documents.with(CARD, "default_input_modes", JsonArray.empty());
        assertNotChecked(
                "/defaultInputModes stands in the card under two names", check(SIGNER.sign(dual), SIGNER.keys()));
        JsonObject inside = Documents.parse("""
                {"name": "T", "supportedInterfaces": [{"protocolBinding": "A", "protocol_binding": "B"}]}
                """);
        assertNotChecked("under two names", check(SIGNER.sign(inside), SIGNER.keys()));
        for (String number : List.of("9007199254740993", "0.1000000000000000000001", "1e-400")) {
            JsonObject odd = Documents.with(CARD, "price", Documents.parse("{\"n\":" + number + "}"));
            assertNotChecked("cannot write exactly", check(SIGNER.sign(odd), SIGNER.keys()));
        }
    }

    @Test
    void unsigned_and_not_checked_are_two_things() {
        assertUnsigned(check(CARD, SIGNER.keys()));
        assertUnsigned(check(CARD.without("signatures"), SIGNER.keys()));
        assertNotChecked("malformed", check(Documents.with(CARD, "signatures", new JsonText("x")), SIGNER.keys()));
        JsonObject many = CARD;
        for (int i = 0; i <= SignatureLimits.standard().maxEntries(); i++) {
            many = SignedFixtures.plus(many, JsonObject.empty());
        }
        assertNotChecked("at most", check(many, SIGNER.keys()));
    }

    private static SignatureCheck signedAs(CardForm form) {
        return check(signedCard(form), SIGNER.keys());
    }

    private static JsonObject signedCard(CardForm form) {
        return SIGNER.sign(CARD, form(form));
    }

    private static JsonObject form(CardForm form) {
        return FormsByHand.of(form);
    }

    private static JsonObject with(Json entry) {
        return Documents.with(CARD, "signatures", new JsonArray(List.of(entry)));
    }

    private static JsonObject withSignature(JsonObject entry, String text) {
        return with(Documents.with(entry, "signature", new JsonText(text)));
    }

    private static JsonObject entry(JsonObject signed) {
        return (JsonObject) Node.root(signed)
                .member("signatures")
                .orElseThrow()
                .elements()
                .getFirst()
                .value();
    }

    private static SignatureCheck corpus(String name) {
        return check(corpusCard(name), corpusKeys());
    }

    private static JsonObject corpusCard(String name) {
        return Documents.parse(Bytes.own(Corpus.bytes("a2a-signatures/" + name + ".json")));
    }

    private static CardKeys corpusKeys() {
        JsonObject set = Documents.parse(Bytes.own(Corpus.bytes("a2a-signatures/testkey_jwks.json")));
        return CardSigner.keys(Node.root(set).member("keys").orElseThrow().elements().stream()
                .map(Node::value)
                .toArray(Json[]::new));
    }

    private static SignatureCheck check(JsonObject card, CardKeys keys) {
        return check(card, keys, Optional.of(CardSigner.URL));
    }

    private static SignatureCheck check(JsonObject card, CardKeys keys, Optional<String> url) {
        return SignatureRules.with(keys).check(KnownKind.A2A_CARD, card, url);
    }

    private static SignatureCheck.Covers covers(SignatureCheck check) {
        return assertInstanceOf(SignatureCheck.Covers.class, check);
    }

    private static List<String> uncovered(SignatureCheck.Covers covers) {
        return covers.coverage().uncovered().stream().map(JsonPointer::toString).toList();
    }
}
