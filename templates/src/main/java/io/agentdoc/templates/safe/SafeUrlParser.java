package io.agentdoc.templates.safe;

import java.net.IDN;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads an address strictly: what it does not know how to take apart, it refuses. */
final class SafeUrlParser {
    /** Longer than any address somebody means to be followed. */
    static final int LONGEST = 2048;
    /** There is no port above it. */
    private static final int HIGHEST_PORT = 65_535;

    private static final Pattern WEB = Pattern.compile(
            "(https?)://(\\[[0-9A-Fa-f:.]{2,45}\\]|[^/?#@:\\[\\]]{1,255})(:[0-9]{1,5})?((?:[/?#].*)?)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern MAIL = Pattern.compile(
            "mailto:([A-Za-z0-9.!#$*+/=_~^{|}-]{1,64})@([^@?#/:\\[\\]%]{1,255})", Pattern.CASE_INSENSITIVE);
    private static final Pattern HOST = Pattern.compile("[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9.])?");
    private static final String NEVER_PLAIN = "\"<>\\^`{|}";

    private SafeUrlParser() {}

    static Optional<SafeUrl> parse(String text) {
        if (text.isEmpty() || text.length() > LONGEST || hasForbidden(text)) {
            return Optional.empty();
        }
        var web = WEB.matcher(text);
        if (web.matches()) {
            String port = web.group(3) == null ? "" : web.group(3);
            if (!port.isEmpty() && Integer.parseInt(port.substring(1)) > HIGHEST_PORT) {
                return Optional.empty();
            }
            String rest = web.group(4);
            return host(web.group(2))
                    .map(host -> new SafeUrl(scheme(web.group(1)) + "://" + host + port + encoded(rest), host, text))
                    .filter(url -> url.href().length() <= LONGEST);
        }
        var mail = MAIL.matcher(text);
        if (mail.matches()) {
            return host(mail.group(2)).map(host -> new SafeUrl("mailto:" + mail.group(1) + "@" + host, host, text));
        }
        return Optional.empty();
    }

    private static boolean hasForbidden(String text) {
        return text.codePoints()
                .anyMatch(c ->
                        c <= ' ' || Hidden.isInvisible(c) || Character.isSpaceChar(c) || NEVER_PLAIN.indexOf(c) >= 0);
    }

    private static String scheme(String scheme) {
        return scheme.toLowerCase(Locale.ROOT);
    }

    private static Optional<String> host(String spelled) {
        if (spelled.startsWith("[")) {
            return Optional.of(spelled.toLowerCase(Locale.ROOT));
        }
        try {
            String ascii = IDN.toASCII(spelled).toLowerCase(Locale.ROOT);
            return HOST.matcher(ascii).matches() ? Optional.of(ascii) : Optional.empty();
        } catch (IllegalArgumentException notAName) {
            return Optional.empty();
        }
    }

    private static String encoded(String rest) {
        var out = new StringBuilder(rest.length() + 16);
        for (byte b : rest.getBytes(StandardCharsets.UTF_8)) {
            if (b > ' ') {
                out.append((char) b);
            } else {
                out.append(String.format(Locale.ROOT, "%%%02X", b & 0xFF));
            }
        }
        return out.toString();
    }
}
