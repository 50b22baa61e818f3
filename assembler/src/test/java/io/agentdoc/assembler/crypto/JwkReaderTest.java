package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.CardSigner;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JwkReaderTest {
    private static final CryptoLimits LIMITS = CryptoLimits.standard();

    private final JwkReader reader = new JwkReader(new Ed25519(), LIMITS);

    @ParameterizedTest
    @MethodSource("io.agentdoc.assembler.fixture.CardSigner#algorithms")
    void a_public_key_of_each_algorithm_is_read(String alg) {
        assertInstanceOf(JwkReading.Key.class, read(CardSigner.of(alg).jwk()));
    }

    /** RFC 7638 prints one key and its thumbprint. */
    @Test
    void a_key_without_a_name_of_the_family_is_named_by_its_thumbprint() {
        JwkReading reading = read(Documents.parse("""
                {"kty": "RSA", "e": "AQAB", "alg": "RS256", "kid": "2011-04-29",
                 "n": "0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjB\
                ZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnY\
                b9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1j\
                F44-csFCur-kEgU8awapJzKnqDKgw"}
                """));
        assertEquals(
                "urn:ietf:params:oauth:jwk-thumbprint:sha-256:NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs",
                assertInstanceOf(JwkReading.Key.class, reading).jwk().name());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "{}",
                "{\"kty\":\"oct\",\"k\":\"AAAA\"}",
                "{\"kty\":\"oct\"}",
                "{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"AA\"}",
                "{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"}",
                "{\"kty\":\"OKP\",\"crv\":\"Ed448\",\"x\":\"AA\"}",
                "{\"kty\":\"OKP\",\"crv\":\"X25519\",\"x\":\"AAAA\"}",
                "{\"kty\":\"EC\",\"crv\":\"secp256k1\",\"x\":\"AA\",\"y\":\"AA\"}",
                "{\"kty\":\"RSA\",\"n\":\"AQAB\",\"e\":\"AQAB\"}",
                "{\"kty\":\"RSA\",\"e\":\"AQAB\"}",
                "{\"kty\":\"AKP\",\"pub\":\"AA\"}",
            })
    void what_is_no_public_key_for_signatures_is_refused(String jwk) {
        assertRefused(Documents.parse("{\"key\":" + jwk + "}").get("key").orElseThrow());
    }

    @Test
    void a_key_that_is_for_something_else_or_is_private_is_refused() {
        JsonObject good = CardSigner.of("ES256").jwk();
        assertRefused(Documents.with(good, "use", new JsonText("enc")));
        assertRefused(Documents.with(
                good, "key_ops", Documents.parse("{\"o\":[\"sign\"]}").get("o").orElseThrow()));
        assertRefused(Documents.with(good, "alg", new JsonText("ES256K")));
        String why = assertRefused(Documents.with(good, "d", new JsonText("not-a-real-secret")));
        assertTrue(why.contains("private"));
        assertFalse(why.contains("not-a-real"));
    }

    @Test
    void a_point_beside_the_curve_and_one_spelled_another_way_are_refused() {
        JsonObject good = CardSigner.of("ES256").jwk();
        String y = Node.root(good).text("y").orElseThrow();
        byte[] bytes = Base64.getUrlDecoder().decode(y);
        bytes[31] ^= 1;
        assertRefused(Documents.with(
                good, "y", new JsonText(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes))));
        assertRefused(Documents.with(good, "y", new JsonText(y + "=")));
        assertRefused(Documents.with(good, "y", new JsonText("AA" + y)));
    }

    @Test
    void rsa_has_2048_bits_at_least_and_no_more_than_the_limit() {
        assertTrue(assertRefused(rsa(2047)).contains("2047 bits"));
        assertTrue(assertRefused(rsa(LIMITS.maxRsaBits() + 1)).contains((LIMITS.maxRsaBits() + 1) + " bits"));
    }

    private static JsonObject rsa(int bits) {
        byte[] modulus = BigInteger.TWO.pow(bits - 1).add(BigInteger.ONE).toByteArray();
        int from = modulus[0] == 0 ? 1 : 0;
        String n = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(Arrays.copyOfRange(modulus, from, modulus.length));
        return Documents.parse("{\"kty\":\"RSA\",\"e\":\"AQAB\",\"n\":\"" + n + "\"}");
    }

    @Test
    void a_set_with_one_entry_that_is_no_key_is_refused_as_a_whole() {
        assertSetRefused("has no keys", "{}");
        assertSetRefused("has no keys", "{\"keys\":[]}");
        assertSetRefused("has no keys", "[]");
        assertSetRefused("is not JSON", "{\"keys\":[],\"keys\":[]}");
        assertSetRefused("is not JSON", "-----BEGIN PUBLIC KEY-----");
        assertSetRefused(
                "at /keys/1",
                "{\"keys\":[" + CanonicalJson.of(CardSigner.of("EdDSA").jwk()).display() + ",{}]}");
    }

    private void assertSetRefused(String words, String file) {
        JwkSetReading reading = JwkSetReading.of(Bytes.utf8(file), reader);
        assertTrue(assertInstanceOf(JwkSetReading.Refused.class, reading).why().contains(words), reading::toString);
    }

    private JwkReading read(JsonObject jwk) {
        return reader.read(Node.root(jwk));
    }

    private String assertRefused(Json jwk) {
        return assertInstanceOf(JwkReading.Refused.class, reader.read(Node.root(jwk)))
                .why();
    }
}
