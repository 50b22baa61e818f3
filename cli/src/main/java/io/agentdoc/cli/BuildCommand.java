package io.agentdoc.cli;

import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.drift.DriftNotes;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.cli.stamp.Stamps;
import io.agentdoc.renderer.site.Hosting;
import io.agentdoc.renderer.site.Written;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agentdoc build}: everything that a configuration names, from its sources to its pages. */
@Command(
        name = "build",
        abbreviateSynopsis = true,
        description = {
            "Fetches, verifies, assembles, signs, renders and publishes everything that a configuration names.",
            "A build that was stopped goes on where it was when the same command is typed again."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc build directory.yaml -o site/ --report report.json",
            "  writes the site into site/, and what became of each agent into report.json."
        })
final class BuildCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    ConfigArgument argument = new ConfigArgument();

    @Option(
            names = "--check",
            order = 1,
            description = "Write nothing; fail if the site is not what this configuration gives.")
    boolean check;

    @Spec
    CommandSpec spec = CommandSpec.create();

    private final DriftNotes drift = new DriftNotes();

    BuildCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        return argument.read(world, terminal, common.onlyIds())
                .map(checked -> build(checked, terminal))
                .orElse(ExitStatus.MEND_FIRST);
    }

    private ExitStatus build(ConfigArgument.Checked checked, Terminal terminal) {
        Configuration configuration = checked.read().configuration();
        Moment moment = Moment.of(world, common);
        moment.datesNoFetchFalsely(checked.read());
        Unheeded.tell(configuration, terminal);
        ReportOutputs outputs =
                new ReportOutputs(world, common, terminal, typedOut().toString());
        Optional<AssemblySigner> signer = new Signers(world, common, terminal).of(configuration.assembler());
        Path out = out();
        tellOfHistory(configuration, out, terminal);
        try (Publisher publisher = Publishers.of(
                checked.read(),
                common,
                out,
                Optional.of(Identities.notice(configuration, signer, moment.at())),
                check ? Optional.of(drift) : Optional.empty())) {
            Optional<Instant> since = publisher.begin(moment.startedAt());
            since.ifPresent(began -> tellOfEarlier(began, terminal));
            try (Workshop workshop =
                    Workshop.open(configuration, common, world, signer, moment.at(), !common.dryRun && !check, since)) {
                return run(checked, workshop, publisher, signer, moment, outputs);
            }
        }
    }

    private ExitStatus run(
            ConfigArgument.Checked checked,
            Workshop workshop,
            Publisher publisher,
            Optional<AssemblySigner> signer,
            Moment moment,
            ReportOutputs outputs) {
        Configuration configuration = checked.read().configuration();
        try (RunReport report = new RunReport();
                Stamps stamps = stamps(checked.read(), signer);
                Agents agents = new Agents(configuration, checked.read().base(), ConfigArgument.LIMITS)) {
            Orders orders = new Orders(new Secrets(world)::read, common.offline || common.dryRun);
            Lookup lookup = new Lookup(stamps, workshop.pipeline(), publisher, moment.startedAt());
            BuildRun run = new BuildRun(world, workshop.pipeline(), orders, publisher, lookup, report);
            stamps.lists().ifPresent(publisher::holdLists);
            long expected = common.only.isEmpty()
                    ? checked.census().agents()
                    : common.onlyIds().size();
            try (Progress progress = Progress.of(world, common, report.totals(), expected)) {
                run.run(agents, common.onlyIds(), Threads.of(common, configuration.fetch()));
                progress.ended();
            }
            return ended(checked, run, publisher, stamps, report, outputs, moment);
        }
    }

    private static void tellOfEarlier(Instant began, Terminal terminal) {
        terminal.note("goes on with a build that began at " + began
                + " and was stopped; what was answered since then is not asked for again");
    }

    /** A run that writes nothing believes nothing either, since it may be there to find out. */
    private Stamps stamps(ConfigurationReading.Read read, Optional<AssemblySigner> signer) {
        return check || common.dryRun ? Stamps.none() : Stamps.open(stampFile(), MadeWith.of(read, signer));
    }

    private Path stampFile() {
        return Hosting.beside(out()).resolve("agentdoc-stamps");
    }

    /** What could not be noted costs time in the next build, and this one has all that it was to give. */
    private void save(Stamps stamps, Publisher publisher, boolean whole) {
        publisher.leftLists().ifPresent(stamps::leaveLists);
        try {
            stamps.save(whole, content -> NewFile.write(stampFile(), content));
        } catch (UncheckedIOException unwritten) {
            new Terminal(world, common)
                    .note("could not note what was done, so that the next build does all of it again: "
                            + unwritten.getMessage());
        }
    }

    private Path out() {
        return world.path(typedOut());
    }

    private Path typedOut() {
        return common.out.orElse(Path.of(RunSettings.DEFAULT_OUT));
    }

    /** What a clean machine does not know any more is lost without a history, so it is said while it is still cheap. */
    private static void tellOfHistory(Configuration configuration, Path out, Terminal terminal) {
        boolean begins = !Files.exists(out) && configuration.site().history().isEmpty();
        if (begins) {
            terminal.note("site.history is not set: what was served before is known from the output folder alone");
        }
    }

    private ExitStatus ended(
            ConfigArgument.Checked checked,
            BuildRun run,
            Publisher publisher,
            Stamps stamps,
            RunReport report,
            ReportOutputs outputs,
            Moment moment) {
        boolean stopped = world.stop().isWanted();
        publisher.settle();
        Optional<Written> written = stopped ? Optional.empty() : Optional.of(publisher.finish());
        save(stamps, publisher, !stopped && common.only.isEmpty());
        RunReport.Frame frame = moment.frame(world);
        outputs.write(report, frame);
        Terminal terminal = new Terminal(world, common);
        Summary summary = new Summary(terminal, report.totals());
        summary.tell(frame.startedAt(), frame.finishedAt());
        List<String> arguments = spec.root().commandLine().getParseResult().originalArgs();
        if (stopped) {
            summary.stopped(Shell.command(world, arguments));
            return ExitStatus.STOPPED;
        }
        ExitStatus status =
                run.faults() > 0 ? ExitStatus.OUR_FAULT : Verdict.of(report.totals(), common.strict, run.unreached());
        if (check) {
            SourceCache cache = SourceCache.readOnly(CacheFolder.of(world, common));
            return new BuildCheck(world, terminal, cache, new SourceFiles(checked.read()))
                    .tell(drift, arguments, status);
        }
        if (written.isPresent() && !common.dryRun) {
            Hosting.write(out());
        }
        written.ifPresent(files -> summary.wrote(common, files));
        return status;
    }
}
