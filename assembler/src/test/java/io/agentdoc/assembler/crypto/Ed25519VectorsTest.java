package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The three public sets at their exact figures: one more accepted would be as wrong as one fewer. */
@Clause(value = "8.1-2", by = Ed25519.class)
@Promise(Promised.ONE_MEANING)
@Attack(2)
class Ed25519VectorsTest {
    private static final Set<String> REFUSED_FLAGS =
            Set.of("low_order_A", "low_order_component_A", "non_canonical_A", "non_canonical_R");

    private final Ed25519 ed25519 = new Ed25519();

    @Test
    void wycheproof_all_151_as_it_says() {
        List<String> wrong = new ArrayList<>();
        int seen = 0;
        for (Node group : elements(Vector.document("vectors/ed25519-wycheproof/ed25519_test.json"), "testGroups")) {
            PublicKey key = new PublicKey(Vector.hex(group.member("publicKey").orElseThrow(), "pk"));
            for (Node test : elements(group, "tests")) {
                seen++;
                boolean valid = Vector.text(test, "result").equals("valid");
                Vector vector = new Vector(test.at().toString(), key, Vector.hex(test, "msg"), Vector.hex(test, "sig"));
                if (vector.isAccepted(ed25519) != valid) {
                    wrong.add(vector.name());
                }
            }
        }
        assertEquals(151, seen);
        assertEquals(List.of(), wrong);
    }

    @Test
    void speccheck_accepts_none_of_12() {
        List<Vector> vectors = Vector.document("vectors/ed25519-speccheck/cases.json").elements().stream()
                .map(test -> new Vector(
                        test.at().toString(),
                        new PublicKey(Vector.hex(test, "pub_key")),
                        Vector.hex(test, "message"),
                        Vector.hex(test, "signature")))
                .toList();
        assertEquals(12, vectors.size());
        assertEquals(Set.of(), accepted(vectors));
    }

    @Test
    void cctv_accepts_exactly_the_16_of_914_with_a_sound_key_and_a_canonical_R() {
        List<Node> tests =
                Vector.document("vectors/ed25519-cctv/ed25519vectors.json").elements();
        assertEquals(914, tests.size());
        Set<String> sound = tests.stream()
                .filter(test -> elements(test, "flags").stream()
                        .noneMatch(flag -> REFUSED_FLAGS.contains(flag.text().orElseThrow())))
                .map(test -> test.at().toString())
                .collect(Collectors.toSet());
        assertEquals(16, sound.size());
        assertEquals(
                sound, accepted(tests.stream().map(Ed25519VectorsTest::cctv).toList()));
    }

    private static Vector cctv(Node test) {
        return new Vector(
                test.at().toString(),
                new PublicKey(Vector.hex(test, "key")),
                Bytes.utf8(Vector.text(test, "msg")),
                Vector.hex(test, "sig"));
    }

    private Set<String> accepted(List<Vector> vectors) {
        return vectors.stream()
                .filter(vector -> vector.isAccepted(ed25519))
                .map(Vector::name)
                .collect(Collectors.toSet());
    }

    private static List<Node> elements(Node parent, String member) {
        return parent.member(member).map(Node::elements).orElse(List.of());
    }
}
