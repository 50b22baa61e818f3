package io.agentdoc.assembler.verify;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which hosts' cards may name their keys by an address ({@code jku}), and at which one host those keys may lie.
 *
 * <p>Nothing is allowed that whoever assembles did not write down: an address in a card is a stranger's wish.
 *
 * @param byCardHost for the host that serves a card, with its port where that is not 443, the host that serves its keys
 */
public record KeyPlaces(Map<String, String> byCardHost) {
    private static final int HTTPS = 443;

    public KeyPlaces {
        byCardHost = Map.copyOf(byCardHost);
    }

    public static KeyPlaces none() {
        return new KeyPlaces(Map.of());
    }

    /** Whether a card that was served there may name keys that lie there. */
    public boolean allows(String card, String keys) {
        Optional<String> place = origin(card).flatMap(host -> Optional.ofNullable(byCardHost.get(host)));
        return place.isPresent() && place.equals(origin(keys));
    }

    /** The hosts whose cards may have their keys from that address. */
    Set<String> cardHosts(String keys) {
        Set<String> hosts = new TreeSet<>();
        byCardHost.forEach((card, place) -> {
            if (Optional.of(place).equals(origin(keys))) {
                hosts.add(card);
            }
        });
        return hosts;
    }

    /** The host of an https address as it is written here; nothing for any other address. */
    static Optional<String> origin(String url) {
        try {
            URI uri = new URI(url);
            boolean https = "https".equalsIgnoreCase(uri.getScheme());
            return https && uri.getRawUserInfo() == null
                    ? Optional.ofNullable(uri.getHost()).map(host -> named(host, uri.getPort()))
                    : Optional.empty();
        } catch (URISyntaxException notAUrl) {
            return Optional.empty();
        }
    }

    private static String named(String host, int port) {
        String lower = host.toLowerCase(Locale.ROOT);
        return port < 0 || port == HTTPS ? lower : lower + ":" + port;
    }
}
