package io.agentdoc.assembler;

import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Whether a document that stands may stay as it is: what it says did not change, whoever signs did not, and less than
 * half of the time has passed after which it is to be treated as old (decision 68).
 */
final class Freshness {
    private final Optional<Duration> staleAfter;
    private final Instant at;
    private final JsonParser parser = new JsonParser(Limits.standard());

    Freshness(Optional<Duration> staleAfter, Instant at) {
        this.staleAfter = staleAfter;
        this.at = at;
    }

    boolean mayStand(Bytes standing, JsonObject fresh, Optional<AssemblySigner> signer) {
        return parser.parse(standing) instanceof JsonReading.Parsed(Json root)
                && root instanceof JsonObject old
                && lasting(old).equals(lasting(fresh))
                && old.has("stale_after") == fresh.has("stale_after")
                && isSignedAlike(old, signer)
                && isYoung(old);
    }

    private boolean isYoung(JsonObject old) {
        return Node.root(old)
                .text("assembled_at")
                .flatMap(Instants::parse)
                .filter(this::isYoung)
                .isPresent();
    }

    /** Whether a document that was assembled then is young enough to stay. */
    boolean isYoung(Instant assembled) {
        return !assembled.isAfter(at)
                && staleAfter
                        .map(age -> at.isBefore(assembled.plus(age.dividedBy(2))))
                        .orElse(true);
    }

    private static boolean isSignedAlike(JsonObject old, Optional<AssemblySigner> signer) {
        Node signatures = Node.root(old).member("signatures").orElse(Node.root(JsonArray.empty()));
        return signatures.elements().stream()
                .flatMap(entry -> entry.text("by").stream())
                .toList()
                .equals(signer.map(AssemblySigner::keys).orElse(List.of()));
    }

    /** The document without what every assembly renews. */
    private static JsonObject lasting(JsonObject document) {
        JsonObject.Builder lasting = JsonObject.builder();
        document.without("assembled_at", "stale_after", "signatures").forEach(lasting::put);
        document.get("sources").ifPresent(sources -> lasting.put("sources", withoutTimes(sources)));
        return lasting.build();
    }

    private static Json withoutTimes(Json sources) {
        return sources instanceof JsonArray list
                ? JsonArray.of(list.elements().stream()
                        .map(source -> source instanceof JsonObject object ? object.without("fetched_at") : source))
                : sources;
    }
}
