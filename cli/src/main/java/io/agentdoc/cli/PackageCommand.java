package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.cli.report.RunReport;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc package}: the package AgentDoc of a repository, and the other files that follow from its package. */
@Command(
        name = "package",
        abbreviateSynopsis = true,
        description = {
            "Assembles the package AgentDoc of an agent repository, a bare package or an archive, from its files"
                    + " alone.",
            "A repository says where its document goes; a bare package and an archive need -o. A folder that is"
                    + " neither, but holds some, is worked through; with --cache DIR a check remembers what passed, and"
                    + " the next one works on what changed since.",
            "The order is --pins, --views, then the document, for the document cites plugin.json, which pins the files;"
                    + " one run may write pins and views, and leaves the document to the next unless -o is given."
                    + " --check goes with --pins, --views, -o, --only and --cache, and compares the document too;"
                    + " it does not go with --page. --page goes with -o, --only and --dry-run. --only names packages of"
                    + " a folder of them."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc package .             writes agentdoc.json",
            "  agentdoc package . --check     fails if agentdoc.json is not what package/ gives",
            "  agentdoc package . --pins      writes the two digests of plugin.json",
            "  agentdoc package . --page www  writes agentdoc.json, and its page to www/index.html"
        })
final class PackageCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", description = "A repository, a package, an archive, or a folder of them.")
    Path place = Path.of("");

    @Option(
            names = "--check",
            order = 1,
            description = "Write nothing; compare, and fail with the diff, its source and what mends it.")
    boolean check;

    @Option(
            names = "--views",
            order = 2,
            description = "Write NOT.md, RECORDS.md and SYSTEMS.md, and no document; with --check, compare them.")
    boolean views;

    @Option(names = "--pins", order = 3, description = "Write the two sha256 values of plugin.json, and no document.")
    boolean pins;

    @Option(
            names = "--page",
            paramLabel = "DIR",
            order = 4,
            description = "Write a page for people too, which is a package's and visibly no agent's.")
    Optional<Path> page = Optional.empty();

    PackageCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        Moment start = Moment.of(world, common);
        ReportOutputs outputs = ReportOutputs.plain(world, common, terminal);
        if (check && page.isPresent()) {
            throw new OperatorFault("package --check writes nothing, a page neither; leave --check or --page out.");
        }
        if (check && common.out.filter(out -> out.toString().equals("-")).isPresent()) {
            throw new OperatorFault("package --check compares a file, and -o - is stdout; name the file with -o FILE.");
        }
        PackageWish wish = new PackageWish(check, views, pins, common.out, page, common.dryRun);
        List<PackageTarget> targets = new PackageTargets(world, place, common.out).find();
        List<PackageTarget> wanted = PackageTargets.only(targets, common.onlyIds());
        try (RunReport report = new RunReport()) {
            PackageLines lines = new PackageLines(terminal, isText());
            Optional<PackageStamps> stamps = stamps(wish, start.startedAt());
            PackageRun run = new PackageRun(
                    world, wish, lines, report, stamps, page.map(folder -> new PackagePages(world, folder, targets)));
            wanted.forEach(run::one);
            run.between();
            stamps.ifPresent(PackageStamps::save);
            Moment end = Moment.of(world, common);
            RunReport.Frame frame = new RunReport.Frame(Version.text(), start.startedAt(), end.startedAt(), end.at());
            (isText() ? outputs.withoutFindings() : outputs).write(report, frame);
            CheckReports others = new CheckReports(world, common);
            common.formats.stream()
                    .filter(choice -> !ReportOutputs.isPlain(choice))
                    .forEach(choice -> others.aside(choice, run.results()));
            if (run.ended().isPresent()) {
                throw run.ended().get();
            }
            lines.summary(run.tally());
            return run.tally().status(common.strict);
        }
    }

    /** A check remembers in the cache that is named what passed; without one it leaves nothing anywhere. */
    private Optional<PackageStamps> stamps(PackageWish wish, Instant now) {
        return common.cache
                .filter(cache -> check && !common.dryRun)
                .map(cache -> new PackageStamps(
                        world.path(cache), Version.text() + " " + PackageAssembler.FORMAT + " " + wish, now));
    }

    /** Whether results go to stdout as text. */
    private boolean isText() {
        return common.formats.stream()
                .allMatch(choice -> choice.format() == FormatChoice.Format.TEXT
                        || choice.file().isPresent());
    }
}
