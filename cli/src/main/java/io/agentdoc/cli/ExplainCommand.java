package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc explain}: who says a member of an AgentDoc, and where. */
@Command(
        name = "explain",
        abbreviateSynopsis = true,
        description = {
            "Tells which source says a member, where in it, how that source was verified, and the bytes around it.",
            "Of a member in not_stated it tells which sources were searched and which could not be had."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc explain agentdoc.json 'sells.offerings[input.convert].price'",
            "  agentdoc explain agentdoc.json handling --format json"
        })
final class ExplainCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(index = "0", paramLabel = "AGENTDOC", description = "The document: a file.")
    String document = "";

    @Parameters(
            index = "1",
            paramLabel = "MEMBER",
            description = "The member's path, as not_stated and pages write it.")
    String member = "";

    ExplainCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        throw new IllegalStateException(world.directory().toString());
    }
}
