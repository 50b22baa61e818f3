package io.agentdoc.cli;

import io.agentdoc.assembler.store.CacheListing;
import io.agentdoc.assembler.store.CachePaths;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc cache list}: how each address last answered, and every document that is held. */
@Command(
        name = "list",
        abbreviateSynopsis = true,
        description = {
            "Prints how each kind and address last answered, then every document that is held.",
            "The columns are separated by tabs: outcome, kind, URL, time, digest or reason; then digest, bytes."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc cache list | grep ^absent")
final class CacheListCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    CacheListCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        CachePaths paths = CacheFolder.existing(world, common);
        Terminal terminal = new Terminal(world, common);
        CacheListing listing = new CacheListing(paths);
        listing.outcomes(outcome -> {
            outcome.held()
                    .ifPresent(held -> terminal.columns(
                            "held",
                            outcome.address().kind(),
                            outcome.address().url(),
                            held.fetchedAt().toString(),
                            held.digest().toString()));
            outcome.missed()
                    .ifPresent(missed -> terminal.columns(
                            missed.outcome().toString(),
                            outcome.address().kind(),
                            outcome.address().url(),
                            missed.since().toString(),
                            missed.why()));
        });
        listing.objects(entry -> terminal.columns(entry.digest().toString(), Long.toString(entry.bytes())));
        return ExitStatus.DONE;
    }
}
