package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Canonical JSON against vectors that others made. */
@Clause(value = "8.1-3", by = CanonicalJson.class)
@Promise(Promised.CANONICAL_BYTES)
class JcsVectorsTest {

    @ParameterizedTest
    @ValueSource(strings = {"arrays", "french", "structures", "unicode", "values", "weird"})
    void the_pairs_of_the_rfc_s_author(String name) {
        String folder = "vectors/jcs-cyberphone/testdata/";
        Json input = Parsing.tree(Bytes.own(Corpus.bytes(folder + "input/" + name + ".json")));

        assertEquals(
                Bytes.own(Corpus.bytes(folder + "output/" + name + ".json")).display(),
                CanonicalJson.of(input).display());
        String hex = new String(Corpus.bytes(folder + "outhex/" + name + ".txt"), StandardCharsets.US_ASCII);
        assertEquals(Bytes.own(HexFormat.of().parseHex(hex.replaceAll("\\s", ""))), CanonicalJson.of(input));
    }

    @Test
    void the_vectors_of_the_mesh_s_conformance_suite() {
        List<Node> vectors = vectors("family/jcs/canonical-json.json", "vectors");

        assertEquals(52, vectors.size());
        assertAll(vectors.stream().map(vector -> (Executable) () -> {
            String input = text(vector, "input_json");
            assertEquals(
                    text(vector, "canonical"),
                    CanonicalJson.of(Parsing.tree(input)).display(),
                    input);
        }));
    }

    @Test
    void the_numbers_of_the_mesh_s_conformance_suite() {
        List<Node> numbers = vectors("family/jcs/canonical-json.json", "number_bits");

        assertEquals(24, numbers.size());
        assertAll(numbers.stream().map(vector -> (Executable) () -> {
            long bits = Long.parseUnsignedLong(text(vector, "ieee754_hex"), 16);
            assertEquals(text(vector, "canonical"), EcmaNumber.text(Double.longBitsToDouble(bits)));
        }));
    }

    @Test
    void texts_that_must_be_refused_are_and_the_others_read_as_the_rfc_says() {
        List<Node> vectors = vectors("vectors/jcs-own/negative.json", "text");

        assertEquals(35, vectors.size());
        assertAll(vectors.stream().map(vector -> (Executable) () -> {
            String expected = text(vector, "expect");
            JsonReading reading = Parsing.reading(text(vector, "in"));
            if (expected.equals("reject")) {
                assertInstanceOf(JsonReading.Malformed.class, reading, text(vector, "name"));
            } else {
                Json root = assertInstanceOf(JsonReading.Parsed.class, reading, text(vector, "name"))
                        .root();
                canonical(expected)
                        .ifPresent(canonical ->
                                assertEquals(canonical, CanonicalJson.of(root).display()));
            }
        }));
    }

    @Test
    void bytes_that_must_be_refused_are() {
        List<Node> vectors = vectors("vectors/jcs-own/negative.json", "bytes_hex");

        assertEquals(7, vectors.size());
        assertAll(vectors.stream().map(vector ->
                (Executable) () -> Parsing.refused(HexFormat.of().parseHex(text(vector, "hex")))));
    }

    /** What follows {@code accept:} up to a remark, in the vectors that give the canonical form. */
    private static Optional<String> canonical(String expected) {
        int start = expected.indexOf("accept:");
        return start < 0
                ? Optional.empty()
                : Optional.of(expected.substring(start + "accept:".length()).split(" or reject|; profile", 2)[0]);
    }

    private static List<Node> vectors(String path, String member) {
        return Node.root(Parsing.tree(Bytes.own(Corpus.bytes(path))))
                .member(member)
                .orElseThrow()
                .elements();
    }

    private static String text(Node vector, String member) {
        return vector.text(member).orElseThrow();
    }
}
