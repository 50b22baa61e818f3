package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import java.util.regex.Pattern;

/** The base64url of RFC 7515: one alphabet, no padding, and one spelling of the same bytes. */
public final class Base64Url {
    private static final Pattern ALPHABET = Pattern.compile("[A-Za-z0-9_-]*");

    private Base64Url() {}

    public static Optional<Bytes> decode(String text) {
        return ALPHABET.matcher(text).matches() ? Base64Text.decode(text) : Optional.empty();
    }
}
