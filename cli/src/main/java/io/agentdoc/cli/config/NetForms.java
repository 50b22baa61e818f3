package io.agentdoc.cli.config;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/** The forms of what is reached over the network: addresses, hosts, ports. */
final class NetForms {
    private static final int LONGEST_URL = 2_048;

    private NetForms() {}

    /** The address of a document. */
    static ScalarForm<URI> url() {
        String example = "https://agent.example/card.json";
        return Forms.ofText(
                "an https URL", example, Forms.textSchema("format", "uri"), (scalar, reading) -> web(scalar.text(), example), URI::toString);
    }

    /** The address that a site stands at. */
    static ScalarForm<URI> siteUrl() {
        String example = "https://directory.example/";
        return Forms.ofText(
                "an https URL",
                example,
                Forms.textSchema("format", "uri"),
                (scalar, reading) -> switch (web(scalar.text(), example)) {
                    case Fit.Right<URI>(URI url) when url.getRawQuery() != null ->
                        new Fit.Wrong<>("may not have a query; type " + example);
                    case Fit<URI> fit -> fit;
                },
                URI::toString);
    }

    private static Fit<URI> web(String text, String example) {
        Optional<URI> parsed = uri(text);
        if (parsed.isEmpty()) {
            return Forms.wants("an https URL", example);
        }
        URI url = parsed.get();
        if (url.getRawUserInfo() != null) {
            return new Fit.Wrong<>("holds a name or password before the host; remove it and use bearer: env:NAME");
        }
        if (url.getRawFragment() != null) {
            return new Fit.Wrong<>("ends in a # part, which is never sent; remove it");
        }
        return new Fit.Right<>(url);
    }

    private static Optional<URI> uri(String text) {
        try {
            URI url = new URI(text);
            String scheme = Optional.ofNullable(url.getScheme()).orElse("").toLowerCase(Locale.ROOT);
            boolean web = scheme.equals("https") || scheme.equals("http");
            return web && url.getHost() != null && text.length() <= LONGEST_URL ? Optional.of(url) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /** A proxy, which is the one address that speaks plain http. */
    static ScalarForm<URI> proxy() {
        String example = "http://proxy.example:3128";
        return Forms.ofText(
                "an http URL of host and port",
                example,
                Forms.textSchema("format", "uri"),
                (scalar, reading) -> web(scalar.text(), example) instanceof Fit.Right<URI>(URI url) && url.getPort() > 0
                        ? new Fit.Right<>(url)
                        : Forms.wants("an http URL of host and port without a password", example),
                URI::toString);
    }

    static ScalarForm<HostPort> hostPort() {
        return Forms.ofText(
                "a host, or a host and a port",
                "\"agent.example:8443\"",
                Forms.textSchema(),
                (scalar, reading) -> HostPort.parse(scalar.text())
                        .<Fit<HostPort>>map(Fit.Right::new)
                        .orElseGet(() -> Forms.wants("a host, or a host and a port", "\"agent.example:8443\"")),
                HostPort::toString);
    }

    /** A name without a port. */
    static ScalarForm<String> host() {
        return Forms.ofText(
                "a host's name",
                "agent.example",
                Forms.textSchema(),
                (scalar, reading) -> HostPort.parse(scalar.text())
                        .filter(host -> host.port().isEmpty())
                        .<Fit<String>>map(host -> new Fit.Right<>(host.host()))
                        .orElseGet(() -> Forms.wants("a host's name without scheme, port or path", "agent.example")),
                host -> host);
    }
}
