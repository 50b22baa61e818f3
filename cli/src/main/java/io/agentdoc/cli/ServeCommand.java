package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.preview.PreviewServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc serve}: a look at a site on this machine. */
@Command(
        name = "serve",
        abbreviateSynopsis = true,
        description = {
            "Serves a folder on this machine, with the content types and headers that a host should send, until"
                    + " Ctrl-C.",
            "Only this machine can see it. It is a preview and no server for a site that others read."
        },
        footerHeading = "%nExample:%n",
        footer = {"  agentdoc serve site", "  prints the address to open in a browser"})
final class ServeCommand implements Ending {
    /** There is no port above it. */
    private static final int MOST = 65_535;

    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = RunSettings.DEFAULT_OUT,
            description = "The folder; site/ by default.")
    Path folder = Path.of(RunSettings.DEFAULT_OUT);

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port, or 0 for any that is free; 8080 by default.")
    int port = 8080;

    ServeCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Path root = world.path(folder);
        if (!Files.isDirectory(root)) {
            throw new OperatorFault(folder + " is no folder; build a site first, or name the folder that holds one.");
        }
        if (port < 0 || port > MOST) {
            throw new OperatorFault("--port is a number from 0 to " + MOST + ", not " + port + ".");
        }
        try (PreviewServer server = PreviewServer.serve(root, port)) {
            new ResultTarget(world, common).write(Bytes.utf8(server.address() + first(root) + "\n"));
            world.stop().awaitWish();
        } catch (IOException taken) {
            throw new OperatorFault("port " + port + " is taken (" + taken.getMessage()
                    + "); name another with --port, or let --port 0 find one.");
        }
        return ExitStatus.STOPPED;
    }

    /** An operator's own site has no front page, and its one page below the well-known folder. */
    private static String first(Path root) {
        boolean isOperators = !Files.exists(root.resolve("index.html"))
                && Files.exists(root.resolve(".well-known/agentdoc/index.html"));
        return isOperators ? ".well-known/agentdoc/" : "";
    }
}
