package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.probe.Diagnosis;
import io.agentdoc.assembler.probe.Doctor;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.Located;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc doctor}: what a live host really serves of a site. */
@Command(
        name = "doctor",
        abbreviateSynopsis = true,
        description = {
            "Looks at what a live host really serves: status, content type, access from other places, revalidation, the"
                    + " bytes against the local build, the page for people, and the age.",
            "Where the build is a directory, a few of its documents are asked for."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc doctor https://agent.example",
            "  compares what that host serves with the build in site/, and says what to mend"
        })
final class DoctorCommand implements Ending {
    private static final Set<String> SCHEMES = Set.of("https", "http");

    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "URL", description = "Where the site stands.")
    String url = "";

    @Option(
            names = "--site",
            paramLabel = "DIR",
            order = 1,
            defaultValue = RunSettings.DEFAULT_OUT,
            description = "The local build; site/ by default. Without one, bytes are not compared.")
    Path site = Path.of(RunSettings.DEFAULT_OUT);

    DoctorCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        if (common.offline || common.dryRun) {
            throw new OperatorFault("doctor looks at a live host, which --offline and --dry-run forbid.");
        }
        Terminal terminal = new Terminal(world, common);
        Path root = world.path(site);
        if (!Files.isDirectory(root)) {
            terminal.note("  there is no folder " + site + ", so that nothing is compared with a build");
        }
        Diagnosis diagnosis = new Doctor(
                        base(),
                        name -> StandingFile.read(root.resolve(name)),
                        Moment.of(world, common).at())
                .look();
        diagnosis.sound().forEach(line -> terminal.note("  ok " + line));
        Checked checked = new Checked(
                url, "host", diagnosis.findings().stream().map(Located::nowhere).toList(), List.of());
        CheckReports.alone(world, common).write(List.of(checked));
        if (!diagnosis.reached()) {
            return ExitStatus.NOTHING_REACHED;
        }
        return checked.result(common.strict) == Checked.Result.FINDINGS ? ExitStatus.LOOK : ExitStatus.DONE;
    }

    private URI base() {
        try {
            URI typed = URI.create(url);
            if (typed.getHost() != null && SCHEMES.contains(String.valueOf(typed.getScheme()))) {
                return URI.create(typed.toString().replaceFirst("\\.well-known/.*$", ""));
            }
        } catch (IllegalArgumentException noUri) {
            // Said below, as of every other text that is no address.
        }
        throw new OperatorFault(url + " is no address of a site; type one such as https://agent.example.");
    }
}
