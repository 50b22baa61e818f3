package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.cli.text.SafeText;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Where a run's findings and its report go, as {@code --format} and {@code --report} say. */
final class ReportOutputs {
    private static final Set<FormatChoice.Format> PLAIN =
            EnumSet.of(FormatChoice.Format.TEXT, FormatChoice.Format.JSON);

    private final World world;
    private final Terminal terminal;
    private final List<FormatChoice> formats;
    private final CommonOptions options;
    private final String within;

    /** @param within the output folder as it was typed, which the documents' names begin with */
    ReportOutputs(World world, CommonOptions options, Terminal terminal, String within) {
        this(world, terminal, options, within, chosen(options));
    }

    /** The same for a command that writes the other forms itself. */
    static ReportOutputs plain(World world, CommonOptions options, Terminal terminal) {
        return new ReportOutputs(
                world,
                terminal,
                options,
                "",
                chosen(options).stream().filter(ReportOutputs::isPlain).toList());
    }

    private static List<FormatChoice> chosen(CommonOptions options) {
        return options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
    }

    /** Whether a form is one in which runs are reported. */
    static boolean isPlain(FormatChoice choice) {
        return PLAIN.contains(choice.format());
    }

    /** The same for a command whose stdout is its document: findings go there no more, and what needs a file has to name it. */
    ReportOutputs withoutFindings() {
        formats.stream()
                .filter(choice -> !isPlain(choice) && choice.file().isEmpty())
                .findFirst()
                .ifPresent(choice -> {
                    throw new OperatorFault("The document goes to stdout; type --format " + choice.format()
                            + "=FILE to say where the findings go.");
                });
        return new ReportOutputs(
                world,
                terminal,
                options,
                within,
                formats.stream().filter(choice -> choice.file().isPresent()).toList());
    }

    private ReportOutputs(
            World world, Terminal terminal, CommonOptions options, String within, List<FormatChoice> formats) {
        this.world = world;
        this.terminal = terminal;
        this.options = options;
        this.within = within;
        this.formats = formats;
    }

    void write(RunReport report, RunReport.Frame frame) {
        formats.forEach(choice -> write(choice, report, frame));
        options.report.ifPresent(file -> json(file, report, frame));
    }

    private void write(FormatChoice choice, RunReport report, RunReport.Frame frame) {
        if (!isPlain(choice)) {
            new CheckReports(world, options).aside(choice, report.checked(within));
        } else if (choice.format() == FormatChoice.Format.JSON) {
            choice.file().ifPresentOrElse(file -> json(file, report, frame), () -> report.write(frame, world.out()));
        } else if (choice.file().isEmpty()) {
            report.findings(terminal::result);
        } else if (!options.dryRun) {
            StringBuilder lines = new StringBuilder();
            report.findings(line -> lines.append(SafeText.of(line)).append('\n'));
            NewFile.write(world.path(choice.file().get()), Bytes.utf8(lines.toString()));
        }
    }

    private void json(Path file, RunReport report, RunReport.Frame frame) {
        if (!options.dryRun) {
            NewFile.write(world.path(file), out -> report.write(frame, out));
        }
    }
}
