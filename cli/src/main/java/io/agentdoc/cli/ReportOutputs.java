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
    private static final Set<FormatChoice.Format> WRITTEN =
            EnumSet.of(FormatChoice.Format.TEXT, FormatChoice.Format.JSON);

    private final World world;
    private final Terminal terminal;
    private final List<FormatChoice> formats;
    private final CommonOptions options;

    /** Refuses at once what could not be written at the end. */
    ReportOutputs(World world, CommonOptions options, Terminal terminal) {
        this.world = world;
        this.terminal = terminal;
        this.options = options;
        this.formats = options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
        for (FormatChoice choice : formats) {
            if (!WRITTEN.contains(choice.format())) {
                throw new OperatorFault("This command writes no " + choice.format() + "; type --format text or json.");
            }
        }
    }

    /** The same for a command that writes the other forms itself. */
    static ReportOutputs plain(World world, CommonOptions options, Terminal terminal) {
        List<FormatChoice> formats = options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
        return new ReportOutputs(
                world,
                terminal,
                options,
                formats.stream().filter(ReportOutputs::isPlain).toList());
    }

    /** Whether a form is one in which runs are reported. */
    static boolean isPlain(FormatChoice choice) {
        return WRITTEN.contains(choice.format());
    }

    /** The same for a command whose stdout is its document: findings in text go there no more. */
    ReportOutputs withoutFindings() {
        return new ReportOutputs(
                world,
                terminal,
                options,
                formats.stream().filter(choice -> choice.file().isPresent()).toList());
    }

    private ReportOutputs(World world, Terminal terminal, CommonOptions options, List<FormatChoice> formats) {
        this.world = world;
        this.terminal = terminal;
        this.options = options;
        this.formats = formats;
    }

    void write(RunReport report, RunReport.Frame frame) {
        formats.forEach(choice -> write(choice, report, frame));
        options.report.ifPresent(file -> json(file, report, frame));
    }

    private void write(FormatChoice choice, RunReport report, RunReport.Frame frame) {
        if (choice.format() == FormatChoice.Format.JSON) {
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
