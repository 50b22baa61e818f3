package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc render}. */
@Command(name = "render")
final class RenderCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    RenderCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
