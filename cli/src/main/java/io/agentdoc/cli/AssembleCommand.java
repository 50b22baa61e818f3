package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc assemble}. */
@Command(name = "assemble")
final class AssembleCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    AssembleCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
