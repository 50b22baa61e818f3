package io.agentdoc.assembler.sign;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/**
 * Signs AgentDocs with the assembler's own key (9.11).
 *
 * <p>It says that these sources were gathered then and reported faithfully, and nothing for the subject (9.3). During a
 * change of keys the old and the new one both sign.
 */
public final class AssemblySigner {
    private final List<SigningKey> keys;

    public AssemblySigner(SigningKey... keys) {
        this(List.of(keys));
    }

    public AssemblySigner(List<SigningKey> keys) {
        this.keys = List.copyOf(keys);
        if (keys.stream().map(SigningKey::publicKey).distinct().count() < Math.max(1, keys.size())) {
            throw new IllegalArgumentException("an assembler signs with at least one key, and with each key once");
        }
    }

    /** The document with our entries as its last member, in place of whatever stood there. */
    public Signing sign(JsonObject agentDoc) {
        return refusal(Node.root(agentDoc))
                .<Signing>map(refused -> refused)
                .orElseGet(() -> new Signing.Signed(signed(agentDoc)));
    }

    /** The keys that sign, as the entries name them, in the order in which they sign. */
    public List<String> keys() {
        return keys.stream().map(key -> key.publicKey().nkey()).toList();
    }

    private JsonObject signed(JsonObject agentDoc) {
        List<Json> entries = keys.stream()
                .<Json>map(key -> NewSignature.over(agentDoc, FamilyTag.ASSEMBLY, key))
                .toList();
        JsonObject.Builder signed = JsonObject.builder();
        agentDoc.without(FamilyTag.SIGNATURES, FamilyTag.UNSIGNED_NOTE).forEach(signed::put);
        return signed.put(FamilyTag.SIGNATURES, new JsonArray(entries)).build();
    }

    private Optional<Signing.Refused> refusal(Node agentDoc) {
        if (agentDoc.member("package").isPresent()) {
            return Optional.of(new Signing.Refused("13.4-3", "a package AgentDoc is not signed"));
        }
        Optional<PublicKey> subject =
                agentDoc.member("subject").flatMap(node -> node.text("id")).flatMap(PublicKey::parse);
        if (subject.filter(this::isOurs).isPresent()) {
            return Optional.of(new Signing.Refused(
                    "9.3-9", "the signing key is the subject's own; an assembler signs with a key of its own"));
        }
        Optional<PublicKey> named = agentDoc.text("assembled_by").flatMap(PublicKey::parse);
        return named.filter(key -> !isOurs(key))
                .map(key -> new Signing.Refused("9.11-1", "assembled_by is " + key + ", which is no signing key here"));
    }

    private boolean isOurs(PublicKey key) {
        return keys.stream().anyMatch(ours -> ours.publicKey().equals(key));
    }
}
