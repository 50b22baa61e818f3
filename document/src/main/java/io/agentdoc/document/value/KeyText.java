package io.agentdoc.document.value;

import java.util.HexFormat;
import java.util.Optional;

/** The spellings of a public key that documents use, told apart by their length. */
final class KeyText {
    private static final int HEX_LENGTH = 64;
    private static final int BASE64_LENGTH = 43;

    private KeyText() {}

    static Optional<Bytes> decode(String text) {
        return switch (text.length()) {
            case Nkey.TEXT_LENGTH -> Nkey.decode(text);
            case HEX_LENGTH -> hex(text);
            case BASE64_LENGTH, BASE64_LENGTH + 1 -> base64(text);
            default -> Optional.empty();
        };
    }

    private static Optional<Bytes> hex(String text) {
        boolean hex = text.chars().allMatch(c -> c < 128 && HexFormat.isHexDigit(c));
        return hex ? Optional.of(Bytes.own(HexFormat.of().parseHex(text))) : Optional.empty();
    }

    private static Optional<Bytes> base64(String text) {
        return Base64Text.decode(text).filter(bytes -> bytes.size() == PublicKey.LENGTH);
    }
}
