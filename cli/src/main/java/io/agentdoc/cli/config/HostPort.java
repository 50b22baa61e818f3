package io.agentdoc.cli.config;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A host and, where it is given, the one port that is meant. */
public record HostPort(String host, OptionalInt port) {
    private static final String LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    private static final Pattern FORM =
            Pattern.compile("(\\[[0-9A-Fa-f:.]+]|" + LABEL + "(?:\\." + LABEL + ")*)(?::([0-9]{1,5}))?");
    private static final int LONGEST = 253;

    static Optional<HostPort> parse(String text) {
        Matcher matcher = text.length() <= LONGEST + 6 ? FORM.matcher(text) : FORM.matcher("");
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String host = matcher.group(1).toLowerCase(Locale.ROOT);
        Optional<String> port = Optional.ofNullable(matcher.group(2));
        if (port.isEmpty()) {
            return Optional.of(new HostPort(host, OptionalInt.empty()));
        }
        int number = Integer.parseInt(port.get());
        return number >= 1 && number <= 65_535
                ? Optional.of(new HostPort(host, OptionalInt.of(number)))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return host + (port.isPresent() ? ":" + port.getAsInt() : "");
    }
}
