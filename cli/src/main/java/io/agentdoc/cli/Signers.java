package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.LoadedKey;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.sign.AssemblySigner;
import java.util.Optional;

/** Loads the assembler's key, and says how it is kept. */
final class Signers {
    private final World world;
    private final CommonOptions options;
    private final Terminal terminal;

    Signers(World world, CommonOptions options, Terminal terminal) {
        this.world = world;
        this.options = options;
        this.terminal = terminal;
    }

    /** The signer, where a key is named; that documents stay unsigned is said. */
    Optional<AssemblySigner> of(Optional<SecretPlace> place) {
        if (place.isEmpty()) {
            terminal.note("no key is named, so that the documents are unsigned");
            return Optional.empty();
        }
        LoadedKey loaded = Keys.of(world).read(place.get());
        SigningKey key = options.strict ? loaded.strictly() : loaded.key();
        loaded.warning().ifPresent(terminal::warning);
        return Optional.of(new AssemblySigner(key));
    }
}
