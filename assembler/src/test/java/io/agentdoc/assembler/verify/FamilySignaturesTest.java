package io.agentdoc.assembler.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The family's other signatures, which are no sources of ours and are made in the same way: a tag, a line feed and the
 * canonical document without its one {@code sig}. They show that canonical JSON, keys and both alphabets are read as the
 * family's own programs write them.
 */
@Clause(value = "8.1-2", by = Ed25519.class)
class FamilySignaturesTest {
    private static final Ed25519 ED25519 = new Ed25519();

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "signature-tags.json,    vouch,            /vouch/signed,            node",
        "signature-tags.json,    room-descriptor,  /room_descriptor/signed,  creator",
        "signature-tags.json,    admission-roster, /admission_roster/signed, owner_key",
        "sku-and-agreement.json, agreement,        /agreement,               consumer_owner",
        "job-manifest.signed.json, job-manifest,   '',                       agent",
    })
    void a_single_signature_of_the_family_verifies_and_is_bound_to_every_byte(
            String file, String name, String place, String signer) {
        JsonObject signed = document(file, place);
        String tag = "agentmesh-" + name + "-v1";

        assertTrue(verifies(tag, signed, signer));
        assertFalse(verifies("agentmesh-" + name + "-v2", signed, signer), "under another tag");
        for (String member : signed.names()) {
            if (!member.equals("sig") && !member.equals(signer)) {
                assertFalse(verifies(tag, signed.without(member), signer), "without " + member);
            }
        }
        assertFalse(verifies(tag, Documents.with(signed, "note", "more"), signer), "with a member more");
    }

    @Test
    void the_digest_of_a_sku_is_over_its_tag_and_its_canonical_form() {
        Node vector = Node.root(Documents.parse(bytes("sku-and-agreement.json")));
        JsonObject sku = (JsonObject) vector.member("sku").orElseThrow().value();
        Bytes raw = io.agentdoc.document.value.Digest.of(message("agentmesh-sku-v1", sku))
                .raw();

        assertEquals(Base64Text.decode(vector.text("sku_digest").orElseThrow()).orElseThrow(), raw);
    }

    @Test
    void every_vector_of_the_mesh_is_read_by_a_test() throws IOException {
        Set<String> files = new TreeSet<>();
        try (Stream<Path> all = Files.list(Corpus.at("family/mesh"))) {
            all.forEach(file -> files.add(file.getFileName().toString()));
        }

        assertEquals(
                new TreeSet<>(List.of(
                        "describe.full_storefront.json",
                        "describe.no_public_block.json",
                        "describe.storefront_without_terms.json",
                        "job-manifest.signed.json",
                        "manifest-key-claim.json",
                        "signature-tags.json",
                        "sku-and-agreement.json")),
                files);
    }

    private static boolean verifies(String tag, JsonObject signed, String signer) {
        Node root = Node.root(signed);
        PublicKey key = PublicKey.parse(root.text(signer).orElseThrow()).orElseThrow();
        Bytes signature = Base64Text.decode(root.text("sig").orElseThrow()).orElseThrow();
        return ED25519.verify(key, message(tag, signed), signature);
    }

    private static Bytes message(String tag, JsonObject signed) {
        String canonical = CanonicalJson.of(signed.without("sig")).display();
        return Bytes.utf8(tag + "\n" + canonical);
    }

    private static JsonObject document(String file, String place) {
        return (JsonObject) Node.root(Documents.parse(bytes(file)))
                .find(io.agentdoc.document.value.JsonPointer.parse(place).orElseThrow())
                .orElseThrow()
                .value();
    }

    private static Bytes bytes(String file) {
        return Bytes.own(Corpus.bytes("family/mesh/" + file));
    }
}
