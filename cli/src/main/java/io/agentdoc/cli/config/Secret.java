package io.agentdoc.cli.config;

import io.agentdoc.assembler.crypto.SecretPlace;

/**
 * Where a secret lies, never the secret.
 *
 * @param text the place as written: a path or {@code env:NAME}
 * @param at where it is named
 */
public record Secret(SecretPlace place, String text, Place at) {
    @Override
    public String toString() {
        return text;
    }
}
