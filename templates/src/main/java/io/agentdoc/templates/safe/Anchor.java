package io.agentdoc.templates.safe;

import java.nio.charset.StandardCharsets;

/**
 * The place of one member on a page.
 *
 * <p>Its id is the member's path as a browser spells it in the fragment of an address: letters, digits and
 * {@code ! $ ' ( ) * + , - . / : ; = ? @ [ ] _ ~} stand for themselves, every other byte of the UTF-8 form is a percent
 * sign with two upper-case hexadecimal digits, the percent sign too. So no two paths share an id, and a path typed after
 * {@code #} is found: {@code sells.offerings[input.convert].price} is its own id.
 *
 * <p>In a link a bracket is spelled {@code %5B} or {@code %5D} and the percent sign of an id {@code %25}, because an
 * address may not hold them plainly; browsers undo exactly that.
 */
public record Anchor(String id) {
    private static final String PLAIN = "!$'()*+,-./:;=?@[]_~";
    private static final char[] HEX = "0123456789ABCDEF".toCharArray();

    public static Anchor of(String path) {
        if (path.chars().allMatch(Anchor::isPlain)) {
            return new Anchor(path);
        }
        var id = new StringBuilder(path.length() + 8);
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            append(b & 0xFF, id);
        }
        return new Anchor(id.toString());
    }

    private static void append(int octet, StringBuilder id) {
        if (isPlain(octet)) {
            id.append((char) octet);
        } else {
            id.append('%').append(HEX[octet >> 4]).append(HEX[octet & 15]);
        }
    }

    private static boolean isPlain(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || PLAIN.indexOf(c) >= 0;
    }

    /** The link to this place from the same page. */
    public String href() {
        var href = new StringBuilder(id.length() + 16).append('#');
        for (int i = 0; i < id.length(); i++) {
            char c = id.charAt(i);
            switch (c) {
                case '%' -> href.append("%25");
                case '[' -> href.append("%5B");
                case ']' -> href.append("%5D");
                case '\'' -> href.append("%27");
                default -> href.append(c);
            }
        }
        return href.toString();
    }
}
