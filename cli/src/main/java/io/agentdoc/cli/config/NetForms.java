package io.agentdoc.cli.config;

import io.agentdoc.assembler.gather.HostPort;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The forms of what is reached over the network: addresses, hosts, ports. */
final class NetForms {
    /** As long as an address that is fetched may be. */
    private static final int LONGEST_URL = 2_048;
    /** The longest name and its port. */
    private static final int LONGEST_HOST = 260;

    private static final String LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    private static final String NAME = "(\\[[0-9A-Fa-f:.]+]|" + LABEL + "(\\." + LABEL + ")*)";
    private static final Pattern HOST = Pattern.compile("^" + NAME + "$");
    private static final Pattern DOMAIN = Pattern.compile("^" + NAME + "(:[0-9]{1,5})?$");

    private NetForms() {}

    /** The address of a document. */
    static ScalarForm<URI> url() {
        String example = "https://agent.example/card.json";
        return Forms.ofText(
                "an https URL",
                example,
                Forms.textSchema("format", "uri"),
                (scalar, reading) -> web(scalar.text(), example),
                URI::toString);
    }

    /** The address that a site stands at. */
    static ScalarForm<URI> siteUrl() {
        String example = "https://directory.example/";
        return Forms.ofText(
                "an https URL",
                example,
                Forms.textSchema("format", "uri"),
                (scalar, reading) -> switch (web(scalar.text(), example)) {
                    case Fit.Right<URI>(URI url)
                    when url.getRawQuery() != null -> new Fit.Wrong<>("may not have a query; type " + example);
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
    static ScalarForm<HostPort> proxy() {
        String wanted = "a host and a port";
        return Forms.ofText(
                wanted,
                "proxy.example:3128",
                Forms.textSchema(),
                (scalar, reading) -> HostPort.parse(bare(scalar.text()))
                        .<Fit<HostPort>>map(Fit.Right::new)
                        .orElseGet(() -> Forms.wants(wanted, "proxy.example:3128")),
                HostPort::toString);
    }

    private static String bare(String text) {
        String rest = text.startsWith("http://") ? text.substring("http://".length()) : text;
        return rest.endsWith("/") ? rest.substring(0, rest.length() - 1) : rest;
    }

    static ScalarForm<HostPort> hostPort() {
        String wanted = "a host and a port";
        return Forms.ofText(
                wanted,
                "\"127.0.0.1:8443\"",
                Forms.textSchema("pattern", "^.+:[0-9]{1,5}$"),
                (scalar, reading) -> HostPort.parse(scalar.text())
                        .<Fit<HostPort>>map(Fit.Right::new)
                        .orElseGet(() -> Forms.wants(wanted, "\"127.0.0.1:8443\"")),
                HostPort::toString);
    }

    /** A host's name, perhaps with the port that its well-known paths are served at. */
    static ScalarForm<String> domain() {
        return named("a host's name without scheme or path", DOMAIN);
    }

    /** A name without a port. */
    static ScalarForm<String> host() {
        return named("a host's name without scheme, port or path", HOST);
    }

    private static ScalarForm<String> named(String wanted, Pattern form) {
        return Forms.ofText(
                wanted,
                "agent.example",
                Forms.textSchema("pattern", form.pattern()),
                (scalar, reading) -> scalar.text().length() <= LONGEST_HOST
                                && form.matcher(scalar.text()).matches()
                        ? new Fit.Right<>(scalar.text().toLowerCase(Locale.ROOT))
                        : Forms.wants(wanted, "agent.example"),
                host -> host);
    }
}
