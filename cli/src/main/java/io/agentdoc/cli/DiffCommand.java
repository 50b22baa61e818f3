package io.agentdoc.cli;

import io.agentdoc.document.diff.Change;
import io.agentdoc.document.diff.ChangeClass;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Bytes;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code agentdoc diff}: what changed between two AgentDocs, by meaning and not by bytes.
 *
 * <p>That two documents see different amounts of an agent is no drift (9.5.1), and that only time went by is none either:
 * both are told, and neither wants a look unless somebody says so.
 */
@Command(
        name = "diff",
        abbreviateSynopsis = true,
        description = {
            "Tells what changed between two AgentDocs, member by member, with the sources of each side.",
            "A change is one of: fact, silence, source, signature, state, visibility, freshness. The first five want a"
                    + " look, unless --fail-on says which do."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc diff yesterday.json agentdoc.json",
            "  agentdoc diff old.json new.json --ignore freshness --format text --format json=changes.json"
        })
final class DiffCommand implements Ending {
    private static final Set<ChangeClass> NO_DRIFT = EnumSet.of(ChangeClass.VISIBILITY, ChangeClass.FRESHNESS);

    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(index = "0", paramLabel = "OLD", description = "A file or an https URL.")
    String old = "";

    @Parameters(index = "1", paramLabel = "NEW", description = "A file or an https URL.")
    String neu = "";

    @Option(
            names = "--fail-on",
            paramLabel = "CLASS",
            split = ",",
            order = 1,
            converter = ChangeClasses.class,
            description = "Only a change of this class wants a look; may be repeated or be a list with commas.")
    List<ChangeClass> failOn = List.of();

    @Option(
            names = "--ignore",
            paramLabel = "CLASS",
            split = ",",
            order = 2,
            converter = ChangeClasses.class,
            description = "Changes of this class are left out; may be repeated or be a list with commas.")
    List<ChangeClass> ignored = List.of();

    DiffCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        DiffReports reports = new DiffReports(world, common);
        try (RemoteDocuments remote = new RemoteDocuments(world, common, terminal)) {
            Optional<Json> older = document(remote, old);
            Optional<Json> newer = document(remote, neu);
            if (older.isEmpty() || newer.isEmpty()) {
                RemoteDocuments.Sums sums = remote.sums();
                return sums.unreachable() == sums.failed() ? ExitStatus.NOTHING_REACHED : ExitStatus.NOT_CHECKED;
            }
            List<Change> changes = Diff.between(older.get(), newer.get()).stream()
                    .filter(change -> !ignored.contains(change.meaning()))
                    .toList();
            reports.write(changes);
            terminal.note("  " + (changes.isEmpty() ? "nothing changed" : Numbers.of(changes.size(), "change")));
            return changes.stream().map(Change::meaning).anyMatch(looked()::contains)
                    ? ExitStatus.LOOK
                    : ExitStatus.DONE;
        }
    }

    private Set<ChangeClass> looked() {
        return failOn.isEmpty() ? EnumSet.complementOf(EnumSet.copyOf(NO_DRIFT)) : new HashSet<>(failOn);
    }

    private static Optional<Json> document(RemoteDocuments remote, String typed) {
        Optional<Bytes> bytes = remote.bytes(typed);
        return bytes.map(had -> AgentDocFile.root(typed, had));
    }
}
