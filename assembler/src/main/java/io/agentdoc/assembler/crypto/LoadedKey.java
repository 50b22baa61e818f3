package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import java.util.Optional;

/** A key that was read, and what is wrong with the way it is kept. */
public record LoadedKey(SigningKey key, Optional<String> warning) {

    /** The key where nothing is wrong with its keeping, as {@code --strict} asks. */
    public SigningKey strictly() {
        warning.ifPresent(sentence -> {
            throw new OperatorFault(sentence);
        });
        return key;
    }
}
