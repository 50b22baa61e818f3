package io.agentdoc.cli;

import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.report.Checked;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc check}: whether documents of the family keep its rules, whoever made them. */
@Command(
        name = "check",
        abbreviateSynopsis = true,
        description = {
            "Checks documents of the family, ours or not, and tells everything that it finds.",
            "The sources of an AgentDoc are had from the cache or fetched; what could not be looked at is told too,"
                    + " and is never a pass."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc check agentdoc.json",
            "  agentdoc check site/ --offline --format text --format sarif=findings.sarif"
        })
final class CheckCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "TARGET", arity = "1..*", description = "A file, a folder, an archive or an https URL.")
    List<String> targets = new ArrayList<>();

    @Option(
            names = "--as",
            paramLabel = "KIND",
            order = 1,
            converter = TargetKinds.class,
            description =
                    "What the targets are, where it is not told from their content: agentdoc, descriptor, package,"
                            + " repository, record, run-config, job-manifest, samples, proposal, receipt, prices, pond,"
                            + " card or site.")
    Optional<TargetKind> as = Optional.empty();

    @Option(
            names = "--config",
            paramLabel = "CONFIG",
            order = 2,
            description = "A configuration whose fetch settings and card_keys hold for this check.")
    Optional<Path> config = Optional.empty();

    @Option(
            names = "--key",
            paramLabel = "FILE",
            order = 3,
            description = "A JSON Web Key Set that cards are checked with, wherever they came from.")
    Optional<String> key = Optional.empty();

    CheckCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        CheckReports reports = CheckReports.alone(world, common);
        List<Checked> checked = new ArrayList<>();
        int unreached;
        Optional<Configuration> configuration = configuration(terminal);
        if (configuration.isEmpty()) {
            return ExitStatus.MEND_FIRST;
        }
        try (CheckTargets opened =
                new CheckTargets(world, common, as, configuration.get(), cardKeys(configuration.get()))) {
            opened.seek(targets);
            for (String typed : targets) {
                terminal.detail("checking " + typed);
                checked.add(opened.check(typed));
            }
            unreached = opened.unreached();
        }
        reports.write(checked);
        terminal.note("  " + summary(checked));
        return unreached == targets.size() ? ExitStatus.NOTHING_REACHED : status(checked);
    }

    /** Nothing where the configuration is at fault, which is told. */
    private Optional<Configuration> configuration(Terminal terminal) {
        if (config.isEmpty()) {
            return Optional.of(Configuration.none());
        }
        ConfigArgument argument = new ConfigArgument();
        argument.config = config;
        return argument.read(world, terminal, common.onlyIds())
                .map(checked -> checked.read().configuration());
    }

    private CardKeys cardKeys(Configuration configuration) {
        CardKeys bound = CardKeyFiles.read(configuration.trust().cardKeys(), KeyPlaces.none());
        return key.map(typed -> new CardKeys(
                        bound.byOrigin(),
                        WantedKey.of(world, typed).cardKeys().anywhere(),
                        bound.places(),
                        bound.published()))
                .orElse(bound);
    }

    private ExitStatus status(List<Checked> checked) {
        List<Checked.Result> results =
                checked.stream().map(one -> one.result(common.strict)).toList();
        if (results.contains(Checked.Result.FINDINGS)) {
            return ExitStatus.LOOK;
        }
        return results.contains(Checked.Result.CANNOT_CHECK) ? ExitStatus.NOT_CHECKED : ExitStatus.DONE;
    }

    private static String summary(List<Checked> checked) {
        long cannot =
                checked.stream().mapToLong(one -> one.cannotCheck().size()).sum();
        return "checked " + Numbers.of(checked.size(), "target") + ": " + count(checked, Level.ERROR, "error") + ", "
                + count(checked, Level.WARNING, "warning") + ", " + count(checked, Level.NOTE, "note")
                + (cannot == 0 ? "" : "; " + Numbers.of(cannot, "thing") + " could not be checked");
    }

    private static String count(List<Checked> checked, Level level, String noun) {
        return Numbers.of(checked.stream().mapToLong(one -> one.count(level)).sum(), noun);
    }
}
