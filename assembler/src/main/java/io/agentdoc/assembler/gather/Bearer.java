package io.agentdoc.assembler.gather;

/** A secret shown to one origin and to nobody else; it never becomes text by accident. */
public final class Bearer {
    private final String secret;

    private Bearer(String secret) {
        this.secret = secret;
    }

    /** A token as an {@code Authorization} header can carry it; a text with other characters is none. */
    public static Bearer of(String secret) {
        if (secret.isEmpty() || !secret.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
            throw new IllegalArgumentException("a bearer is a run of visible ASCII characters");
        }
        return new Bearer(secret);
    }

    String header() {
        return "Bearer " + secret;
    }

    @Override
    public String toString() {
        return "a bearer";
    }
}
