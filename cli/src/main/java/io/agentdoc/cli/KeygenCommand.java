package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc keygen}: a new private key, and its public form. */
@Command(
        name = "keygen",
        abbreviateSynopsis = true,
        description = {
            "Makes an Ed25519 key, writes it as PKCS#8 PEM into a new file that only you can read, and prints its"
                    + " public form.",
            "A file that is there is never overwritten."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc keygen -o keys/assembler.pem")
final class KeygenCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    KeygenCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Path file = common.out.orElseThrow(
                () -> new OperatorFault("keygen writes a file and never prints a key; type keygen -o FILE."));
        Terminal terminal = new Terminal(world, common);
        if (common.dryRun) {
            terminal.note("would write a new key into " + file);
            return ExitStatus.DONE;
        }
        terminal.result(Keys.of(world).create(world.path(file)).publicKey().nkey());
        terminal.note("wrote " + file + "; keep it, for nobody can make it again");
        return ExitStatus.DONE;
    }
}
