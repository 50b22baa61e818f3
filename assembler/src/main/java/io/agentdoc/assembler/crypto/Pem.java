package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first block of a PEM text (RFC 7468): its label and its bytes; what stands around it is remarks. */
record Pem(String label, Bytes der) {
    static final String PRIVATE_KEY = "PRIVATE KEY";
    static final String ENCRYPTED_PRIVATE_KEY = "ENCRYPTED PRIVATE KEY";
    private static final Pattern BEGIN = Pattern.compile("-----BEGIN ([A-Z0-9 ]{1,64})-----");
    private static final int LINE_LENGTH = 64;

    static boolean looksLike(String text) {
        return text.contains("-----BEGIN ");
    }

    static Optional<Pem> parse(String text) {
        Matcher begin = BEGIN.matcher(text);
        if (!begin.find()) {
            return Optional.empty();
        }
        String label = begin.group(1);
        int end = text.indexOf("-----END " + label + "-----", begin.end());
        if (end < 0) {
            return Optional.empty();
        }
        try {
            String body = text.substring(begin.end(), end).replaceAll("[ \\t\\r\\n]", "");
            return Optional.of(new Pem(label, Bytes.own(Base64.getDecoder().decode(body))));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    String text() {
        Base64.Encoder encoder = Base64.getMimeEncoder(LINE_LENGTH, "\n".getBytes(StandardCharsets.US_ASCII));
        return "-----BEGIN " + label + "-----\n" + encoder.encodeToString(der.toArray()) + "\n-----END " + label
                + "-----\n";
    }

    @Override
    public String toString() {
        return "PEM block " + label;
    }
}
