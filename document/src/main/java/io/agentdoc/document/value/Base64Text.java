package io.agentdoc.document.value;

import java.util.Base64;
import java.util.Optional;

/**
 * Base64 in either alphabet, padded or not, that decodes to one text only.
 *
 * <p>Decoders let spare bits in the last character pass, so that {@code QQ==} and {@code QR==} read alike. A signature
 * or key would then have several spellings; we decode, encode again and compare.
 */
public final class Base64Text {
    private Base64Text() {}

    public static Optional<Bytes> decode(String text) {
        String bare = withoutPadding(text).replace('-', '+').replace('_', '/');
        if ((text.contains("-") || text.contains("_")) && (text.contains("+") || text.contains("/"))) {
            return Optional.empty();
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(bare);
            String again = Base64.getEncoder().withoutPadding().encodeToString(bytes);
            return again.equals(bare) ? Optional.of(Bytes.own(bytes)) : Optional.empty();
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    /** The standard alphabet with padding, as records have it (8.1). */
    public static String encode(Bytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.toArray());
    }

    private static String withoutPadding(String text) {
        int end = text.length();
        boolean padded = text.length() % 4 == 0;
        while (padded && end > text.length() - 2 && end > 0 && text.charAt(end - 1) == '=') {
            end--;
        }
        return text.substring(0, end);
    }
}
