package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertVerified;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifierTest {
    private static final SourceKind DESCRIPTOR = SourceKind.of(KnownKind.AGENT_DESCRIPTOR);

    private final Verifier verifier = new Verifier(Limits.standard(), SignatureRules.standard());
    private final JsonObject signed = SignedFixtures.descriptor();
    private final Bytes served = CanonicalJson.of(signed);

    @Test
    @Clause(
            value = {"6.5-1", "6.6-4"},
            by = {Verifier.class, DigestCheck.class})
    void the_digest_is_over_the_bytes_as_served_and_the_signature_over_what_they_mean() {
        Optional<Digest> expected = Optional.of(Digest.of(served));
        Verification asServed = verifier.verify(DESCRIPTOR, served, expected);
        assertInstanceOf(DigestCheck.Matches.class, asServed.digest());
        assertVerified(TestKeys.subject().publicKey(), asServed.signature());
        assertEquals(Optional.of(signed), asServed.facts());
        for (Bytes other : new Bytes[] {
            SignedFixtures.bytes(signed),
            Bytes.utf8(text(served) + "\n"),
            Bytes.utf8(text(served).replace(",", ",\r\n"))
        }) {
            Verification reformatted = verifier.verify(DESCRIPTOR, other, expected);
            assertInstanceOf(DigestCheck.Differs.class, reformatted.digest());
            assertVerified(TestKeys.subject().publicKey(), reformatted.signature());
            assertEquals(Optional.empty(), reformatted.facts());
        }
    }

    @Test
    @Clause(value = "8.1-3", by = Verifier.class)
    void numbers_are_signed_as_ecmascript_writes_them_whatever_was_served() {
        JsonObject numbers = Documents.with(
                SignedFixtures.descriptorBody(TestKeys.subject()),
                "n",
                Documents.parse("{\"a\":[1.0,1e21,-0,1E2,0.000001]}"));
        JsonObject its = SignedFixtures.sign(numbers, "descriptor-statement-v1", TestKeys.subject());
        String respelled = text(CanonicalJson.of(its));
        assertTrue(respelled.contains("[1,1e+21,0,100,0.000001]"));
        String other = respelled.replace("[1,1e+21,0,100,0.000001]", "[10e-1,1000000000000000000000,0.0,100.00,1e-6]");
        assertVerified(
                TestKeys.subject().publicKey(),
                verifier.verify(DESCRIPTOR, Bytes.utf8(other), Optional.empty()).signature());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"a\":2,",
                "{\"a\":null,\"\\u0061\":1,",
                "{\"a\":{\"b\":1,\"b\":1},",
                "{\"a\":\"\\ud800\",",
                "{\"a\":\"\\udc00\\ud800\",",
                "{\"a\":1e400,",
                "{\"a\":NaN,",
                "{\"a\":[007],",
                "\ufeff{",
            })
    @Clause(value = "8.1-3", by = Verifier.class)
    @Promise(Promised.ONE_MEANING)
    @Attack({1, 10})
    void what_two_readers_could_take_for_two_things_is_never_verified(String beginning) {
        Bytes odd = Bytes.utf8(beginning + text(served).substring(1));
        Verification verification = verifier.verify(DESCRIPTOR, odd, Optional.empty());
        assertInstanceOf(JsonReading.Malformed.class, verification.reading());
        assertNotChecked("malformed", verification.signature());
        assertEquals(Optional.empty(), verification.facts());
    }

    @Test
    @Clause(value = "8.1-3", by = Verifier.class)
    @Promise(Promised.ONE_MEANING)
    @Attack(10)
    void broken_utf8_is_never_verified() {
        byte[] bytes = Bytes.utf8("{\"a\":\"?\"," + text(served).substring(1)).toArray();
        bytes[6] = (byte) 0xff;
        assertNotChecked(
                "malformed",
                verifier.verify(DESCRIPTOR, Bytes.own(bytes), Optional.empty()).signature());
    }

    @Test
    @Clause(
            value = {"6.5-1", "8.1-2"},
            by = Verifier.class)
    @Promise(Promised.NOTHING_MOVES)
    void every_flipped_bit_moves_the_digest_and_none_leaves_another_document_verified() {
        Optional<Digest> expected = Optional.of(Digest.of(served));
        for (int bit = 0; bit < served.size() * 8; bit++) {
            byte[] bytes = served.toArray();
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            Verification flipped = verifier.verify(DESCRIPTOR, Bytes.own(bytes), expected);
            assertInstanceOf(DigestCheck.Differs.class, flipped.digest());
            if (flipped.signature() instanceof SignatureCheck.Verified verified) {
                assertTrue(verified.note().orElse("").contains("names no alg"), () -> text(Bytes.copyOf(bytes)));
            }
        }
    }

    @Test
    @Clause(value = "8.1-4", by = Verifier.class)
    @Promise(Promised.NOTHING_MOVES)
    void one_change_in_each_part_has_its_named_outcome() {
        String text = text(served);
        String subject = TestKeys.subject().publicKey().nkey();
        String stranger = TestKeys.stranger().publicKey().nkey();
        assertFailed("not this key's", after(text.replace("It answers tests.", "It answers testz.")));
        assertFailed("not this key's", after(text.replaceFirst("\"sig\":\"..", "\"sig\":\"zz")));
        assertFailed("subject.id is", after(text.replace("\"by\":\"" + subject, "\"by\":\"" + stranger)));
        assertFailed("subject.id is", after(text.replace("\"id\":\"" + subject, "\"id\":\"" + stranger)));
        assertFailed("not this key's", after(text.replace(subject, stranger)));
        assertNotChecked("not a key", after(text.replace("\"by\":\"U", "\"by\":\"W")));
        assertNotChecked("descriptor-statement-v2", after(text.replace("statement-v1", "statement-v2")));
        assertNotChecked("ed25518", after(text.replace("ed25519", "ed25518")));
    }

    @Test
    @Clause(value = "8.1-4", by = Verification.class)
    void a_failed_signature_gives_no_facts_while_one_that_is_absent_or_unknown_does() {
        JsonObject body = SignedFixtures.descriptorBody(TestKeys.subject());
        assertEquals(Optional.of(body), facts(body));
        JsonObject unknown = SignedFixtures.sign(body, "other-v9", TestKeys.subject());
        assertEquals(Optional.of(unknown), facts(unknown));
        assertEquals(
                Optional.empty(), facts(SignedFixtures.sign(body, "descriptor-statement-v1", TestKeys.stranger())));
    }

    private Optional<io.agentdoc.document.json.Json> facts(JsonObject document) {
        return verifier.verify(DESCRIPTOR, CanonicalJson.of(document), Optional.empty())
                .facts();
    }

    private SignatureCheck after(String changed) {
        return verifier.verify(DESCRIPTOR, Bytes.utf8(changed), Optional.empty())
                .signature();
    }

    private static String text(Bytes bytes) {
        return new String(bytes.toArray(), StandardCharsets.UTF_8);
    }
}
