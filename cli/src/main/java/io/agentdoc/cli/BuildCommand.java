package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc build}. */
@Command(name = "build")
final class BuildCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    BuildCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
