package io.agentdoc.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc render}: pages for any AgentDoc, ours or not. */
@Command(
        name = "render",
        abbreviateSynopsis = true,
        description = {
            "Writes the page of each AgentDoc, from the document alone and whoever assembled it.",
            "Each goes to DIR/SLUG/index.html by the document's handle or id; -o DIR is required."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc render agentdoc.json https://directory.example/agents/reviewer.json -o pages/")
final class RenderCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "AGENTDOC", arity = "1..*", description = "A file or an https URL.")
    List<String> documents = new ArrayList<>();

    RenderCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
