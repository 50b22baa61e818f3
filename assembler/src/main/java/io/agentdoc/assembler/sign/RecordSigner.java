package io.agentdoc.assembler.sign;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Signs an operator's own document by the record convention (8.1): a Descriptor, a record, or an AgentDoc.
 *
 * <p>Nothing but the signatures changes, except that the note {@code _unsigned} goes, which a signed document must not
 * carry. What would not verify afterwards is refused, so that nobody publishes a signature by the wrong key.
 */
public final class RecordSigner {
    private final SignatureRules rules;

    public RecordSigner(SignatureRules rules) {
        this.rules = rules;
    }

    /** Adds this key's signature, in place of an earlier one of the same tag and key. */
    public Signing sign(JsonObject document, FamilyTag tag, SigningKey key) {
        List<Json> entries = new ArrayList<>();
        if (document.get(FamilyTag.SIGNATURES).isPresent()) {
            if (!(document.get(FamilyTag.SIGNATURES).get() instanceof JsonArray present)) {
                return new Signing.Refused("8.1-1", "its signatures are not a list");
            }
            present.elements().stream()
                    .filter(entry -> !isBy(entry, tag, key.publicKey()))
                    .forEach(entries::add);
        }
        entries.add(NewSignature.over(document, tag, key));
        JsonObject signed = with(document, entries);
        SignatureCheck check = rules.check(tag, signed);
        return check instanceof SignatureCheck.Verified
                ? new Signing.Signed(signed)
                : new Signing.Refused(rule(tag), check.sentence().orElse("its signature would not verify"));
    }

    private static boolean isBy(Json entry, FamilyTag tag, PublicKey key) {
        Node node = Node.root(entry);
        boolean sameTag = node.text("tag").equals(Optional.of(tag.toString()));
        return sameTag
                && node.text("by")
                        .or(() -> node.text("key"))
                        .flatMap(PublicKey::parse)
                        .equals(Optional.of(key));
    }

    private static JsonObject with(JsonObject document, List<Json> entries) {
        JsonObject.Builder signed = JsonObject.builder();
        document.without(FamilyTag.UNSIGNED_NOTE).forEach(signed::put);
        return signed.put(FamilyTag.SIGNATURES, new JsonArray(entries)).build();
    }

    private static String rule(FamilyTag tag) {
        return switch (tag) {
            case DESCRIPTOR_STATEMENT -> "6.6-3";
            case BUILD_RECORD, DEPLOYMENT_RECORD, EVAL_RECORD, RECEIPT -> "8.1-4";
            case ASSEMBLY -> "9.11-1";
        };
    }
}
