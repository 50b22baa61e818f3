package io.agentdoc.assembler.read;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An https address that a stranger could use, without what belongs to one caller: user information, query, fragment.
 *
 * <p>A host counts as public by its name alone; nothing is looked up. Literal addresses of private networks, names
 * without a dot and the reserved local names do not count.
 */
public final class PublicAddress {
    private static final Pattern HOST_NAME = Pattern.compile("[a-z0-9-]+(\\.[a-z0-9-]+)+");
    private static final Pattern LOCAL_NAME =
            Pattern.compile(".*\\.(local|localhost|internal|lan|home|corp|invalid|test|onion)");
    private static final Pattern NUMERIC = Pattern.compile("[0-9.]+");
    private static final Pattern PRIVATE_IPV4 =
            Pattern.compile("(0|10|127)\\..*|169\\.254\\..*|192\\.168\\..*|172\\.(1[6-9]|2[0-9]|3[01])\\..*|"
                    + "100\\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])\\..*|192\\.0\\.[02]\\..*|198\\.1[89]\\..*|"
                    + "198\\.51\\.100\\..*|203\\.0\\.113\\..*|(22[4-9]|2[3-5][0-9])\\..*");
    private static final Pattern CANONICAL_IPV4 =
            Pattern.compile("((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(?!$)|$)){4}");

    private PublicAddress() {}

    /** The address without what belongs to one caller, where it is one that a stranger could use. */
    public static Optional<String> of(String text) {
        try {
            URI uri = new URI(text.strip());
            String host = uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
            boolean https = "https".equalsIgnoreCase(uri.getScheme());
            return https && isPublic(host) ? Optional.of(bare(uri, host)) : Optional.empty();
        } catch (URISyntaxException notAnAddress) {
            return Optional.empty();
        }
    }

    private static boolean isPublic(String host) {
        if (NUMERIC.matcher(host).matches()) {
            return CANONICAL_IPV4.matcher(host).matches()
                    && !PRIVATE_IPV4.matcher(host).matches();
        }
        return HOST_NAME.matcher(host).matches() && !LOCAL_NAME.matcher(host).matches();
    }

    private static String bare(URI uri, String host) {
        String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        String path = uri.getRawPath() == null ? "" : uri.getRawPath();
        return "https://" + host + port + path;
    }
}
