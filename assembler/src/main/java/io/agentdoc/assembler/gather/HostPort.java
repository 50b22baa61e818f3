package io.agentdoc.assembler.gather;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A host and a port as configurations write them; an IPv6 address stands in brackets. */
public record HostPort(String host, int port) {
    private static final Pattern FORM = Pattern.compile("(\\[[0-9A-Fa-f:.]+]|[^:\\[\\]\\s/@]+):([0-9]{1,5})");
    /** There is no port above it. */
    private static final int HIGHEST_PORT = 65535;

    public HostPort {
        host = host.toLowerCase(Locale.ROOT);
    }

    public static Optional<HostPort> parse(String text) {
        Matcher form = FORM.matcher(text);
        return form.matches() && Integer.parseInt(form.group(2)) <= HIGHEST_PORT
                ? Optional.of(new HostPort(form.group(1), Integer.parseInt(form.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
