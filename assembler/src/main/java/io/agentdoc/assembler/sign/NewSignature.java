package io.agentdoc.assembler.sign;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Base64Text;

/** The entry {@code { "tag", "by", "sig", "alg": "ed25519" }} as we write it: the key an nkey, padded base64 (8.1). */
final class NewSignature {
    private NewSignature() {}

    static JsonObject over(JsonObject document, FamilyTag tag, SigningKey key) {
        return JsonObject.builder()
                .put("tag", tag.toString())
                .put("by", key.publicKey().nkey())
                .put("sig", Base64Text.encode(key.sign(tag.signedBytes(document))))
                .put("alg", "ed25519")
                .build();
    }
}
