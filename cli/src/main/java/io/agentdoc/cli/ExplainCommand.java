package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc explain}. */
@Command(name = "explain")
final class ExplainCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    ExplainCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
