package io.agentdoc.assembler.gather;

import java.net.URI;

/**
 * A URL that we would go to, so far as its text can tell; made only by {@link UrlRule}.
 *
 * @param uri the URL without a fragment
 * @param scheme {@code https}, or {@code http} to a host that the operator allows
 * @param host in lower case; an IPv6 address in brackets
 * @param port never absent
 */
record FetchUrl(URI uri, String scheme, String host, int port) {

    boolean isSameOrigin(FetchUrl other) {
        return scheme.equals(other.scheme) && host.equals(other.host) && port == other.port;
    }

    HostPort hostPort() {
        return new HostPort(host, port);
    }
}
