package io.agentdoc.assembler.check.config;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Digest;

/** The digest of a run config: over its canonical JSON without the digest, with every value written plainly (5.8, 8.7). */
public final class RunConfigDigest {
    private RunConfigDigest() {}

    /** The digest of a document, or of an entry in a Descriptor. */
    public static Digest of(JsonObject document) {
        return Digest.of(CanonicalJson.of(document.without("digest")));
    }

    /** The digest of a resolved one, whose values may say which layer they are from and what holds them. */
    public static Digest ofResolved(JsonObject resolved) {
        return of((JsonObject) plain(resolved));
    }

    /** The same tree with each value in the place of what is said about it. */
    static Json plain(Json value) {
        return switch (value) {
            case JsonObject object
            when object.has("value") && object.has("from") ->
                plain(object.get("value").orElse(object));
            case JsonObject object -> {
                JsonObject.Builder plain = JsonObject.builder();
                object.forEach((name, member) -> plain.put(name, plain(member)));
                yield plain.build();
            }
            case JsonArray array -> JsonArray.of(array.elements().stream().map(RunConfigDigest::plain));
            default -> value;
        };
    }
}
