package io.agentdoc.assembler.gather;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Decides from its text alone whether a URL is one that we go to: https, an ordinary host, an ordinary port.
 *
 * <p>Odd spellings of a host are refused and never interpreted, because what reads them next interprets them otherwise.
 */
final class UrlRule {
    /** Longer ones are refused: 2,048 characters is what the world's servers and intermediaries reliably take. */
    static final int LONGEST = 2048;

    private static final Pattern PLAIN = Pattern.compile("[!-~&&[^\\\\^`{|}<>\"]]+");
    private static final Pattern QUAD =
            Pattern.compile("(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}");
    private static final Pattern NUMERIC_END = Pattern.compile("(.*\\.)?(\\d+|0[xX][0-9a-fA-F]*)");
    private static final Pattern NAME = Pattern.compile("[a-z0-9]([a-z0-9.-]*[a-z0-9])?");
    /** No name that can be looked up is longer (RFC 1035). */
    private static final int LONGEST_NAME = 253;
    /** Ports below it belong to the system's own services, which nobody is to reach through us. */
    private static final int LOWEST_FREE_PORT = 1024;
    /** There is no port above it. */
    private static final int HIGHEST_PORT = 65_535;

    private static final int HTTPS = 443;
    private static final int HTTP = 80;

    /** Ports of services that a request could harm or that never serve a document: databases, queues, control planes. */
    private static final Set<Integer> SERVICE_PORTS = Set.of(
            1433, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5672, 5900, 5984, 6000, 6379, 6443, 6667,
            9042, 9092, 9200, 9300, 10250, 10255, 10257, 10259, 11211, 25565, 27017, 27018, 50070);

    private final FetchPolicy policy;

    UrlRule(FetchPolicy policy) {
        this.policy = policy;
    }

    UrlReading read(String text) {
        if (text.length() > LONGEST) {
            return odd("the URL is longer than " + LONGEST + " characters");
        }
        if (!PLAIN.matcher(text).matches()) {
            return odd("the URL has characters that no URL has");
        }
        try {
            return read(new URI(text));
        } catch (URISyntaxException e) {
            return odd("the text is not a URL");
        }
    }

    private UrlReading read(URI uri) {
        String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
        if (!scheme.equals("https") && !scheme.equals("http")) {
            return odd("only https is fetched");
        }
        if (uri.getRawUserInfo() != null) {
            return odd("the URL names a user");
        }
        if (uri.getHost() == null) {
            return odd("the URL has no host of the ordinary form");
        }
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        int port = uri.getPort() >= 0 ? uri.getPort() : scheme.equals("https") ? HTTPS : HTTP;
        return policy.allows(host, port) ? sound(uri, scheme, host, port) : stranger(uri, scheme, host, port);
    }

    private UrlReading stranger(URI uri, String scheme, String host, int port) {
        if (!scheme.equals("https")) {
            return odd("only https is fetched, except from hosts in fetch.allow");
        }
        if (port != HTTPS && (port < LOWEST_FREE_PORT || port > HIGHEST_PORT || SERVICE_PORTS.contains(port))) {
            return odd("port " + port + " is not one that documents are served from");
        }
        if (host.startsWith("[") || NUMERIC_END.matcher(host).matches()) {
            return literal(uri, scheme, host, port);
        }
        if (host.length() > LONGEST_NAME || !NAME.matcher(host).matches() || host.contains("..")) {
            return odd("the URL has no host of the ordinary form");
        }
        if (host.equals("localhost") || host.endsWith(".localhost")) {
            return odd("the host is this machine");
        }
        return sound(uri, scheme, host, port);
    }

    private static UrlReading literal(URI uri, String scheme, String host, int port) {
        if (host.contains("%") || (!host.startsWith("[") && !QUAD.matcher(host).matches())) {
            return odd("the host is an address in an odd form");
        }
        try {
            return PublicAddresses.isPublic(InetAddress.getByName(host))
                    ? sound(uri, scheme, host, port)
                    : odd("the host's address is not a public one");
        } catch (UnknownHostException e) {
            return odd("the host is an address in an odd form");
        }
    }

    private static UrlReading sound(URI uri, String scheme, String host, int port) {
        try {
            String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
            String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            return new UrlReading.Sound(
                    new FetchUrl(new URI(scheme + "://" + host + ":" + port + path + query), scheme, host, port));
        } catch (URISyntaxException e) {
            return odd("the text is not a URL");
        }
    }

    private static UrlReading odd(String why) {
        return new UrlReading.Odd(why);
    }
}
