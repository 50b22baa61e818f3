package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.json.TaggedJson;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One named unit of commercial terms (7.6): what it covers, what it costs, who bills for it, and the digest that an
 * agreement binds to.
 *
 * <p>The digest is the unpadded base64url of the SHA-256 over {@code agentmesh-sku-v1}, one line feed and the canonical
 * SKU. Where one is stated and is another's, coverage, price or provider were changed after it, and none of the SKU is
 * believed.
 */
final class Sku {
    private static final String TAG = "agentmesh-sku-v1";
    private static final List<String> WHOLE = List.of("sku", "covers", "price", "provider");
    private static final List<String> DIGESTS = List.of("digest", "sku_digest");

    private final Quote entry;
    private final Set<String> offerings;
    private final boolean wholeAgent;
    private final boolean believed;
    private final Stated<String> price;
    private final Stated<Json> terms;

    private Sku(Quote entry) {
        this.entry = entry;
        this.offerings = new LinkedHashSet<>(offerings(entry));
        this.wholeAgent = coversAgent(entry);
        this.believed = hasItsOwnDigest(entry);
        Optional<SkuPrice> read = believed ? SkuPrice.read(entry) : Optional.empty();
        this.price = read.map(SkuPrice::words).orElseGet(Stated::notStated);
        this.terms = read.map(SkuPrice::terms).orElseGet(Stated::notStated);
    }

    static Sku read(Quote entry) {
        Sku sku = new Sku(entry);
        if (!sku.wholeAgent && sku.offerings.isEmpty()) {
            sku.warn("7.6-1", "it does not say what it covers, so it prices nothing");
        }
        if (!sku.believed) {
            sku.warn("7.6-7", "its digest is not that of its terms, so it prices nothing");
        }
        return sku;
    }

    /** The digest of a SKU: what an agreement to it names. */
    static String digest(JsonObject sku) {
        Digest digest = Digest.of(TaggedJson.of(TAG, sku.without(DIGESTS.toArray(String[]::new))));
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(digest.raw().toArray());
    }

    Set<String> offerings() {
        return offerings;
    }

    boolean covers(String offering) {
        return wholeAgent || offerings.contains(offering);
    }

    /** How much else it covers: the fewer, the more specific. */
    int breadth(String offering) {
        return offerings.contains(offering) ? offerings.size() : Integer.MAX_VALUE;
    }

    Stated<String> price() {
        return price;
    }

    Stated<Json> terms() {
        return terms;
    }

    /** What it asks, to be held against another; a price that cannot be read is like no other. */
    Json asks() {
        return entry.member("price").map(Node::value).orElse(JsonNull.NULL);
    }

    <T> Stated<T> contradicted() {
        return entry.unreadable(entry.member("price").orElse(entry.node()), "one price");
    }

    void warn(String rule, String message) {
        entry.notes().warn(rule, entry.node(), message);
    }

    private static boolean coversAgent(Quote sku) {
        Optional<Node> covers = sku.member("covers");
        return covers.flatMap(Node::text).filter("agent"::equals).isPresent()
                || covers.flatMap(at -> at.member("agent")).flatMap(Node::flag).orElse(Boolean.FALSE);
    }

    private static List<String> offerings(Quote sku) {
        Optional<Node> covers = sku.member("covers");
        List<Node> named = covers.map(at -> at.isArray()
                        ? at.elements()
                        : at.member("offerings").map(Node::elements).orElse(List.of()))
                .orElse(List.of());
        return named.stream().flatMap(at -> at.text().stream()).toList();
    }

    /** A projection that leaves parts of the SKU out cannot be held against the digest of the whole. */
    private static boolean hasItsOwnDigest(Quote sku) {
        Optional<String> stated =
                DIGESTS.stream().flatMap(name -> sku.node().text(name).stream()).findFirst();
        boolean whole = WHOLE.stream().allMatch(sku::has);
        return stated.isEmpty()
                || !whole
                || !(sku.node().value() instanceof JsonObject object)
                || digest(object).equals(stated.get());
    }
}
