package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.JwkSet;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The public keys that whoever assembles keeps for cards, each bound to the origin whose cards it may sign.
 *
 * <p>A card could name any key, so nothing that it says of keys is heeded: what counts is where it was served.
 *
 * @param byOrigin by the host of an https origin, with its port where that is not 443
 */
public record CardKeys(Map<String, JwkSet> byOrigin) {
    private static final int HTTPS = 443;

    public CardKeys {
        byOrigin = Map.copyOf(byOrigin);
    }

    public static CardKeys none() {
        return new CardKeys(Map.of());
    }

    /** The keys for a card that was served there; none where it came from no https origin. */
    Optional<JwkSet> of(Optional<String> servedFrom) {
        return servedFrom.flatMap(CardKeys::origin).flatMap(origin -> Optional.ofNullable(byOrigin.get(origin)));
    }

    private static Optional<String> origin(String url) {
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
