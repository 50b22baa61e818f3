package io.agentdoc.cli;

import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.crypto.SecretPlace;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.cli.config.Assembler;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.RunReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc assemble}: one agent's document, without a configuration. */
@Command(
        name = "assemble",
        abbreviateSynopsis = true,
        description = {
            "Assembles the AgentDoc of one agent from the sources that are named, or from a domain's well-known paths.",
            "With -o FILE.json the document, its page and the page's assets are written; without it the document goes"
                    + " to stdout."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc assemble agent.example -o agentdoc.json",
            "  agentdoc assemble --source card=a2a-card:card.json --url card=https://agent.example/card.json"
        })
final class AssembleCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "DOMAIN|URL",
            arity = "0..1",
            description = "The host whose well-known paths are looked up.")
    Optional<String> place = Optional.empty();

    @Option(
            names = "--source",
            paramLabel = "ID=KIND:LOCATION",
            order = 1,
            description = "A source: its id, its kind, and the file or https URL it is read from; may be repeated.")
    List<String> sources = new ArrayList<>();

    @Option(
            names = "--url",
            paramLabel = "ID=URL",
            order = 2,
            description = "The address that the file of that source was taken from; may be repeated.")
    List<String> urls = new ArrayList<>();

    @Option(
            names = "--subject",
            paramLabel = "ID",
            order = 3,
            description = "What the sources must be about; one that names another fills nothing.")
    Optional<String> subject = Optional.empty();

    @Option(
            names = "--assembler",
            paramLabel = "ID",
            order = 4,
            description = "What assembled_by says; the key if not given, else agentdoc.")
    Optional<String> assembler = Optional.empty();

    @Option(
            names = "--key",
            paramLabel = "KEY",
            order = 5,
            description = "Where the assembler's private key lies: a PKCS#8 PEM or nkey seed file, or env:NAME.")
    Optional<String> key = Optional.empty();

    AssembleCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        Moment moment = Moment.of(world, common);
        Configuration configuration = configuration();
        Order order =
                new AssembleOrder(world, moment.at()).read(place.map(AssemblePlace::parse), sources, urls, subject);
        moment.datesNoFetchFalsely(order, FetchPolicies.of(configuration));
        ReportOutputs outputs = new ReportOutputs(world, common, terminal, "").withoutFindings();
        Optional<AssemblySigner> signer =
                new Signers(world, common, terminal).of(key.map(text -> SecretPlace.parse(text, world.directory())));
        try (Workshop workshop = Workshop.open(
                        configuration, common, world, signer, moment.at(), !common.dryRun, Optional.empty());
                RunReport report = new RunReport()) {
            Outcome outcome = workshop.pipeline().run(order, Optional.empty());
            AgentReport agent = Reports.of(outcome, written(outcome, terminal));
            report.add(agent);
            outputs.write(report, moment.frame(world));
            boolean unreached = outcome instanceof Outcome.NothingFound nothing && nothing.onlyUnreachable();
            return Verdict.of(report.totals(), common.strict, unreached ? 1 : 0);
        }
    }

    private Configuration configuration() {
        Configuration none = Configuration.none();
        return new Configuration(
                new Assembler(assembler, Optional.empty(), Optional.empty(), Optional.empty(), List.of()),
                none.staleAfter(),
                none.fetch(),
                none.site(),
                none.agents(),
                none.agentsFrom(),
                none.references(),
                none.trust());
    }

    private Reports.Files written(Outcome outcome, Terminal terminal) {
        AssembleSummary summary = new AssembleSummary(terminal);
        AgentReport agent = Reports.of(outcome, Reports.Files.none());
        summary.sources(agent);
        summary.findings(agent);
        return switch (outcome) {
            case Outcome.Published published -> write(published, summary);
            default -> Reports.Files.none();
        };
    }

    private Reports.Files write(Outcome.Published published, AssembleSummary summary) {
        Optional<String> file = common.out.map(Path::toString);
        new ResultTarget(world, common).document(published.json());
        Optional<String> page = common.dryRun
                ? Optional.empty()
                : common.out.flatMap(path -> PageBeside.write(world, path, published.json()));
        List<String> written = common.dryRun
                ? List.of()
                : Stream.concat(file.stream(), page.stream()).toList();
        summary.document(published.doc(), written, file);
        return new Reports.Files(file, page, List.of());
    }
}
