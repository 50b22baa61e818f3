package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.Jwk;
import io.agentdoc.assembler.crypto.JwkReader;
import io.agentdoc.assembler.crypto.JwkSet;
import io.agentdoc.assembler.crypto.JwkSetReading;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The public keys that whoever assembles keeps for cards, each bound to the origin whose cards it may sign, and those that
 * a host publishes for its own cards where that is allowed.
 *
 * <p>A card could name any key, so nothing that it says of keys is heeded beyond that: what counts is where it was served.
 *
 * @param byOrigin by the host of an https origin, with its port where that is not 443
 * @param anywhere for a card wherever it came from, where somebody vouches for that
 * @param places where a card may say that its keys lie
 * @param published the hosts whose keys were fetched from such a place
 */
public record CardKeys(
        Map<String, JwkSet> byOrigin, Optional<JwkSet> anywhere, KeyPlaces places, Set<String> published) {

    public CardKeys {
        byOrigin = Map.copyOf(byOrigin);
        published = Set.copyOf(published);
    }

    public CardKeys(Map<String, JwkSet> byOrigin) {
        this(byOrigin, KeyPlaces.none());
    }

    public CardKeys(Map<String, JwkSet> byOrigin, KeyPlaces places) {
        this(byOrigin, Optional.empty(), places, Set.of());
    }

    public static CardKeys none() {
        return new CardKeys(Map.of());
    }

    /** The keys that somebody says a card was signed with, whatever place it came from. */
    public static CardKeys vouchedFor(JwkSet keys) {
        return new CardKeys(Map.of(), Optional.of(keys), KeyPlaces.none(), Set.of());
    }

    /**
     * With the sets of keys that were fetched from addresses that cards name, each for the hosts that it is allowed for. Keys
     * that whoever assembles keeps for a host leave no room for others; a set that cannot be read whole has no key.
     */
    CardKeys and(Map<String, Bytes> sets, JwkReader reader) {
        Map<String, List<Jwk>> found = new TreeMap<>();
        new TreeMap<>(sets).forEach((url, bytes) -> {
            boolean small = bytes.size() <= CryptoLimits.standard().maxKeyFileBytes();
            if (small && JwkSetReading.of(bytes, reader) instanceof JwkSetReading.Read(JwkSet set)) {
                places.cardHosts(url).stream()
                        .filter(host -> !byOrigin.containsKey(host))
                        .forEach(host -> found.computeIfAbsent(host, none -> new ArrayList<>())
                                .addAll(set.keys()));
            }
        });
        Map<String, JwkSet> all = new HashMap<>(byOrigin);
        found.forEach((host, keys) -> all.put(host, new JwkSet(keys)));
        return new CardKeys(all, anywhere, places, found.keySet());
    }

    /** The keys for a card that was served there; none where it came from no https origin. */
    Optional<JwkSet> of(Optional<String> servedFrom) {
        return servedFrom
                .flatMap(KeyPlaces::origin)
                .flatMap(origin -> Optional.ofNullable(byOrigin.get(origin)))
                .or(() -> anywhere);
    }

    /** Whether the keys for a card that was served there are those that its host publishes. */
    boolean arePublished(Optional<String> servedFrom) {
        return servedFrom.flatMap(KeyPlaces::origin).filter(published::contains).isPresent();
    }
}
