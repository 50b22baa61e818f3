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
 * @param anywhere for a card wherever it came from, where somebody vouches for that
 */
public record CardKeys(Map<String, JwkSet> byOrigin, Optional<JwkSet> anywhere) {
    private static final int HTTPS = 443;

    public CardKeys {
        byOrigin = Map.copyOf(byOrigin);
    }

    public CardKeys(Map<String, JwkSet> byOrigin) {
        this(byOrigin, Optional.empty());
    }

    public static CardKeys none() {
        return new CardKeys(Map.of());
    }

    /** The keys that somebody says a card was signed with, whatever place it came from. */
    public static CardKeys vouchedFor(JwkSet keys) {
        return new CardKeys(Map.of(), Optional.of(keys));
    }

    /** The keys for a card that was served there; none where it came from no https origin. */
    Optional<JwkSet> of(Optional<String> servedFrom) {
        return servedFrom
                .flatMap(CardKeys::origin)
                .flatMap(origin -> Optional.ofNullable(byOrigin.get(origin)))
                .or(() -> anywhere);
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
