package io.agentdoc.cli.stamp;

import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Digest;

/** Tells one order from another by everything that it asks for; a secret is told by its being there. */
public final class OrderDigest {
    private OrderDigest() {}

    public static Digest of(Order order) {
        JsonObject.Builder json = JsonObject.builder().put("id", order.id());
        order.domain().ifPresent(domain -> json.put("domain", domain));
        order.subject().ifPresent(subject -> json.put("subject", subject));
        json.put("sources", JsonArray.of(order.sources().stream().map(OrderDigest::source)));
        return Digest.of(CanonicalJson.of(json.build()));
    }

    private static JsonObject source(SourceRef source) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", source.id().text())
                .put("kind", source.kind().text())
                .put("ours", JsonBoolean.of(source.madeByUs()));
        source.expected().ifPresent(digest -> json.put("digest", digest.toString()));
        return json.put("at", at(source.at())).build();
    }

    private static JsonObject at(Location location) {
        JsonObject.Builder json = JsonObject.builder().put("place", location.place());
        switch (location) {
            case Location.Url there ->
                json.put("bearer", JsonBoolean.of(there.bearer().isPresent()))
                        .put("guarded", JsonBoolean.of(there.isGuarded()));
            case Location.LocalFile here -> json.put("file", here.file().toString());
            case Location.GivenFile given ->
                json.put("file", given.file().toString())
                        .put("name", given.name())
                        .put("taken", given.fetchedAt().toString());
        }
        return json.build();
    }
}
