package io.agentdoc.assembler.gather;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One line of a robots.txt: paths that begin so are allowed, or are not (RFC 9309, 2.2.2 and 2.2.3).
 *
 * @param pattern where {@code *} stands for any characters and a {@code $} at the end for the end of the path
 */
record RobotsRule(boolean allows, String pattern) {
    private static final String UNRESERVED = "-._~";

    static RobotsRule of(boolean allows, String pattern) {
        return new RobotsRule(allows, spelled(pattern));
    }

    /** Whether this one decides against the other: the longer does, and the one that allows where they are equal. */
    boolean outweighs(RobotsRule other) {
        return pattern.length() == other.pattern.length() ? allows : pattern.length() > other.pattern.length();
    }

    /** Goes through path and pattern once, and back to the last star where they part: never more than their product. */
    boolean matches(String path) {
        boolean anchored = pattern.endsWith("$");
        String wanted = anchored ? pattern.substring(0, pattern.length() - 1) : pattern + "*";
        int at = 0;
        int in = 0;
        int star = -1;
        int mark = 0;
        while (at < path.length()) {
            if (in < wanted.length() && wanted.charAt(in) == '*') {
                star = in++;
                mark = at;
            } else if (in < wanted.length() && wanted.charAt(in) == path.charAt(at)) {
                in++;
                at++;
            } else if (star >= 0) {
                in = star + 1;
                at = ++mark;
            } else {
                return false;
            }
        }
        while (in < wanted.length() && wanted.charAt(in) == '*') {
            in++;
        }
        return in == wanted.length();
    }

    /** One spelling for what may be spelled in several: octets beyond ASCII encoded, unreserved ones plain. */
    static String spelled(String text) {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder spelled = new StringBuilder(octets.length);
        for (int i = 0; i < octets.length; i++) {
            int encoded = encoded(octets, i);
            if (encoded >= 0) {
                add(encoded, !isUnreserved(encoded), spelled);
                i += 2;
            } else {
                add(octets[i] & 0xFF, octets[i] < 0, spelled);
            }
        }
        return spelled.toString();
    }

    private static void add(int octet, boolean encode, StringBuilder to) {
        if (encode) {
            to.append(String.format(Locale.ROOT, "%%%02X", octet));
        } else {
            to.append((char) octet);
        }
    }

    /** The octet that a percent sign and two digits stand for, or less than zero. */
    private static int encoded(byte[] octets, int at) {
        if (octets[at] != '%' || at + 2 >= octets.length) {
            return -1;
        }
        int high = Character.digit(octets[at + 1], 16);
        int low = Character.digit(octets[at + 2], 16);
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    }

    private static boolean isUnreserved(int octet) {
        return (octet < 0x80 && Character.isLetterOrDigit(octet)) || UNRESERVED.indexOf(octet) >= 0;
    }
}
