package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.LoadedKey;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.cli.config.Assembler;
import io.agentdoc.cli.config.Secret;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Loads the assembler's keys, and says how they are kept. */
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
        return of(place.stream().toList(), Optional.empty());
    }

    /** The signer that a configuration names: its key, and the one before while keys are changed. */
    Optional<AssemblySigner> of(Assembler assembler) {
        if (assembler.key().isEmpty() && assembler.formerKey().isPresent()) {
            throw new OperatorFault("assembler.former_key is named and assembler.key is not; name the key that signs"
                    + " from now on as assembler.key.");
        }
        return of(
                Stream.concat(assembler.key().stream(), assembler.formerKey().stream())
                        .map(Secret::place)
                        .toList(),
                assembler.keyPassword().map(Secret::place));
    }

    private Optional<AssemblySigner> of(List<SecretPlace> places, Optional<SecretPlace> password) {
        if (places.isEmpty()) {
            terminal.note("no key is named, so that the documents are unsigned");
            return Optional.empty();
        }
        List<SigningKey> keys =
                places.stream().map(place -> key(place, password)).toList();
        if (keys.stream().map(SigningKey::publicKey).distinct().count() < keys.size()) {
            throw new OperatorFault("assembler.former_key is the same key as assembler.key; take it out.");
        }
        return Optional.of(new AssemblySigner(keys));
    }

    private SigningKey key(SecretPlace place, Optional<SecretPlace> password) {
        LoadedKey loaded = Keys.read(world, place, password);
        SigningKey key = options.strict ? loaded.strictly() : loaded.key();
        loaded.warning().ifPresent(terminal::warning);
        return key;
    }
}
