package io.agentdoc.document.report;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A target's name as a URI reference: an address as it is, and a file's name with what a URI may not have encoded. */
final class UriText {
    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/";
    private static final String OF_ADDRESSES = ":?#[]@!$&'()*+,;=%";

    private UriText() {}

    static String of(String target) {
        boolean address = target.startsWith("https://") || target.startsWith("http://");
        return address ? encode(target, PLAIN + OF_ADDRESSES) : file(target.replace('\\', '/'));
    }

    /** A path from the root of a machine is an absolute URI; any other is relative to where the program was started. */
    private static String file(String path) {
        if (path.startsWith("/")) {
            return "file://" + encode(path, PLAIN);
        }
        boolean drive = path.length() > 2 && path.charAt(1) == ':' && path.charAt(2) == '/';
        return drive ? "file:///" + path.charAt(0) + ":" + encode(path.substring(2), PLAIN) : encode(path, PLAIN);
    }

    private static String encode(String text, String allowed) {
        StringBuilder encoded = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if (c < 0x80 && allowed.indexOf(c) >= 0) {
                encoded.append(c);
            } else {
                encoded.append(String.format(Locale.ROOT, "%%%02X", (int) c));
            }
        }
        return encoded.toString();
    }
}
