package io.agentdoc.cli;

import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.assembler.store.CacheSweep;
import io.agentdoc.document.value.Digest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code agentdoc cache gc}: takes away what nothing names any more. */
@Command(
        name = "gc",
        abbreviateSynopsis = true,
        description = {
            "Takes away held documents that no last answer names and no AgentDoc below --keep lists.",
            "What was written or used within the last day stays."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc cache gc --keep site/")
final class CacheGcCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Option(
            names = "--keep",
            paramLabel = "DIR",
            arity = "1..*",
            order = 1,
            description = "Keep what AgentDocs below these directories list as sources.")
    List<Path> keep = new ArrayList<>();

    CacheGcCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        CachePaths paths = CacheFolder.existing(world, common);
        Terminal terminal = new Terminal(world, common);
        Set<Digest> listed =
                new ListedDigests(terminal).below(keep.stream().map(world::path).toList());
        if (common.dryRun) {
            terminal.note("would keep " + Numbers.of(listed.size(), "document")
                    + " that AgentDocs list; nothing was taken away");
            return ExitStatus.DONE;
        }
        CacheSweep.Swept swept =
                new CacheSweep(paths).sweep(listed::contains, world.clock().instant());
        terminal.note("took away " + Numbers.of(swept.objects(), "document") + " of "
                + Numbers.of(swept.bytes(), "byte") + " and " + Numbers.of(swept.temporaries(), "unfinished file")
                + "; kept " + Numbers.of(swept.kept(), "document"));
        return ExitStatus.DONE;
    }
}
