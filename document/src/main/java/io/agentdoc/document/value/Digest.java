package io.agentdoc.document.value;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A SHA-256 over exact bytes (6.5).
 *
 * <p>Members called {@code digest} spell it {@code sha256:} and 64 lowercase hex digits, members called {@code sha256}
 * spell the digits alone; both are read. Upper case is a deviation and is not read as equal.
 */
public record Digest(Bytes raw) implements Comparable<Digest> {
    private static final String PREFIX = "sha256:";
    private static final int LENGTH = 32;
    private static final HexFormat HEX = HexFormat.of();

    public Digest {
        if (raw.size() != LENGTH) {
            throw new IllegalArgumentException("a SHA-256 has 32 bytes, not " + raw.size());
        }
    }

    public static Digest of(Bytes bytes) {
        MessageDigest sha256 = sha256();
        bytes.feed(sha256);
        return new Digest(Bytes.own(sha256.digest()));
    }

    /** Reads either spelling; anything else is not a digest. */
    public static Optional<Digest> parse(String text) {
        String hex = text.startsWith(PREFIX) ? text.substring(PREFIX.length()) : text;
        return hex.length() == 2 * LENGTH && isLowerHex(hex)
                ? Optional.of(new Digest(Bytes.own(HEX.parseHex(hex))))
                : Optional.empty();
    }

    /** A fresh SHA-256, for whoever digests a stream. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The spelling of members called {@code sha256} and of file names. */
    public String hex() {
        return HEX.formatHex(raw.toArray());
    }

    /** The spelling of members called {@code digest}. */
    @Override
    public String toString() {
        return PREFIX + hex();
    }

    @Override
    public int compareTo(Digest other) {
        return hex().compareTo(other.hex());
    }

    private static boolean isLowerHex(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
                return false;
            }
        }
        return true;
    }
}
