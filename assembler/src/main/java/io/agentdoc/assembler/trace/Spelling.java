package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/** Tells whether two values are one in two spellings: of a number, of a key, or of a digest, and of nothing else. */
final class Spelling {
    private Spelling() {}

    static boolean same(Json one, Json other) {
        if (one instanceof JsonText a && other instanceof JsonText b) {
            return a.equals(b) || sameKey(a.value(), b.value()) || sameDigest(a.value(), b.value());
        }
        if (one instanceof JsonArray a && other instanceof JsonArray b) {
            return a.elements().size() == b.elements().size() && allSame(a, b);
        }
        if (one instanceof JsonObject a && other instanceof JsonObject b) {
            return a.size() == b.size()
                    && a.names().stream()
                            .allMatch(name -> b.get(name)
                                    .filter(value -> same(a.get(name).orElseThrow(), value))
                                    .isPresent());
        }
        return one.equals(other)
                || (one.getClass().equals(other.getClass())
                        && CanonicalJson.of(one).equals(CanonicalJson.of(other)));
    }

    private static boolean allSame(JsonArray one, JsonArray other) {
        for (int i = 0; i < one.elements().size(); i++) {
            if (!same(one.elements().get(i), other.elements().get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameKey(String one, String other) {
        Optional<PublicKey> key = PublicKey.parse(one);
        return key.isPresent() && key.equals(PublicKey.parse(other));
    }

    private static boolean sameDigest(String one, String other) {
        Optional<Digest> digest = Digest.parse(one);
        return digest.isPresent() && digest.equals(Digest.parse(other));
    }
}
