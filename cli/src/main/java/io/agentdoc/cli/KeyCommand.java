package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.LoadedKey;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc key}: the public form of a private key. */
@Command(
        name = "key",
        abbreviateSynopsis = true,
        description = "Prints the public form of a private key.",
        footerHeading = "%nExample:%n",
        footer = {"  agentdoc key keys/assembler.pem", "  prints a line of 56 characters that begins with U"})
final class KeyCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "FILE", description = "A PKCS#8 PEM or an nkey seed file, or env:NAME.")
    String file = "";

    KeyCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        LoadedKey loaded = Keys.read(world, SecretPlace.parse(file, world.directory()), Optional.empty());
        loaded.warning().ifPresent(terminal::warning);
        new ResultTarget(world, common)
                .write(Bytes.utf8(loaded.key().publicKey().nkey() + "\n"));
        return loaded.warning().isPresent() && common.strict ? ExitStatus.LOOK : ExitStatus.DONE;
    }
}
