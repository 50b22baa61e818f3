package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.math.BigInteger;
import java.security.Security;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Clause("8.1-2")
class Ed25519Test {
    private static final BigInteger GROUP_ORDER =
            BigInteger.ONE.shiftLeft(252).add(new BigInteger("27742317777372353535851937790883648493"));

    private final Ed25519 ed25519 = new Ed25519();
    private final SigningKey key = TestKeys.subject();
    private final Bytes message = Bytes.utf8("descriptor-statement-v1\n{}");
    private final Bytes signature = key.sign(message);

    @Test
    void the_first_example_of_rfc_8032_signs_and_verifies() {
        SigningKey example = SigningKey.ofSeed(hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"));
        assertEquals(
                hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"),
                example.publicKey().raw());
        Bytes expected =
                hex("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                        + "d25bf5f0595bbe24655141438e7a100b");
        assertEquals(expected, example.sign(Bytes.empty()));
        assertTrue(ed25519.verify(example.publicKey(), Bytes.empty(), expected));
    }

    @Test
    @Promise(Promised.NOTHING_MOVES)
    void any_flipped_bit_of_message_signature_or_key_is_a_no() {
        assertTrue(ed25519.verify(key.publicKey(), message, signature));
        IntStream.range(0, message.size() * 8)
                .forEach(bit -> assertFalse(ed25519.verify(key.publicKey(), flipped(message, bit), signature)));
        IntStream.range(0, signature.size() * 8)
                .forEach(bit -> assertFalse(ed25519.verify(key.publicKey(), message, flipped(signature, bit))));
        IntStream.range(0, 256)
                .forEach(bit -> assertFalse(
                        ed25519.verify(new PublicKey(flipped(key.publicKey().raw(), bit)), message, signature)));
    }

    @Test
    @Promise(Promised.ONE_MEANING)
    @Attack(3)
    void a_signature_of_another_length_is_a_no() {
        assertFalse(ed25519.verify(key.publicKey(), message, Bytes.empty()));
        assertFalse(ed25519.verify(key.publicKey(), message, signature.slice(0, 63)));
        assertFalse(
                ed25519.verify(key.publicKey(), message, Bytes.own(java.util.Arrays.copyOf(signature.toArray(), 65))));
    }

    @Test
    @Promise(Promised.ONE_MEANING)
    @Attack(3)
    void an_S_raised_by_the_groups_order_is_a_no() {
        byte[] littleEndian = signature.slice(32, 64).toArray();
        BigInteger raised = new BigInteger(1, reversed(littleEndian)).add(GROUP_ORDER);
        byte[] bytes = signature.toArray();
        byte[] bigEndian = raised.toByteArray();
        for (int i = 0; i < 32; i++) {
            bytes[32 + i] = i < bigEndian.length ? bigEndian[bigEndian.length - 1 - i] : 0;
        }
        assertFalse(ed25519.verify(key.publicKey(), message, Bytes.own(bytes)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0000000000000000000000000000000000000000000000000000000000000000",
                "0100000000000000000000000000000000000000000000000000000000000000",
                "0100000000000000000000000000000000000000000000000000000000000080",
                "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
                "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
                "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
                "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
                "0200000000000000000000000000000000000000000000000000000000000000",
            })
    @Promise(Promised.ONE_MEANING)
    @Attack(2)
    void a_key_of_small_order_or_off_the_curve_or_spelled_a_second_way_is_not_sound(String key) {
        PublicKey refused = new PublicKey(hex(key));
        assertFalse(ed25519.isSound(refused));
        Bytes zeroS = Bytes.own(new byte[64]);
        assertFalse(ed25519.verify(refused, message, zeroS));
        assertFalse(ed25519.verify(
                refused,
                message,
                Bytes.own(java.util.Arrays.copyOf(refused.raw().toArray(), 64))));
    }

    @Test
    void judged_keys_are_remembered_and_their_memory_is_bounded() {
        JudgedKeys keys = new JudgedKeys(16, Optional.empty());
        for (int i = 0; i < 100; i++) {
            PublicKey one = TestKeys.of("many " + i).publicKey();
            assertTrue(keys.judge(one).point().isPresent());
            assertTrue(keys.judge(one).point().isPresent());
            assertTrue(keys.remembered() <= 16 + 1);
        }
    }

    @Test
    void the_library_is_never_registered_as_a_provider() {
        assertTrue(ed25519.verify(key.publicKey(), message, signature));
        assertEquals(null, Security.getProvider("BC"));
    }

    private static Bytes flipped(Bytes bytes, int bit) {
        byte[] array = bytes.toArray();
        array[bit / 8] ^= (byte) (1 << bit % 8);
        return Bytes.own(array);
    }

    private static byte[] reversed(byte[] bytes) {
        byte[] turned = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            turned[i] = bytes[bytes.length - 1 - i];
        }
        return turned;
    }

    private static Bytes hex(String text) {
        return Bytes.own(HexFormat.of().parseHex(text));
    }
}
