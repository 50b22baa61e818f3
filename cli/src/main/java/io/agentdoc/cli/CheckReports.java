package io.agentdoc.cli;

import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.GithubReport;
import io.agentdoc.document.report.JUnitReport;
import io.agentdoc.document.report.JsonReport;
import io.agentdoc.document.report.MarkdownReport;
import io.agentdoc.document.report.SarifReport;
import io.agentdoc.document.report.TextReport;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes what checking found, in each form that {@code --format} and {@code --report} name. */
final class CheckReports {
    private final World world;
    private final CommonOptions options;

    CheckReports(World world, CommonOptions options) {
        this.world = world;
        this.options = options;
    }

    void write(List<Checked> checked) {
        List<FormatChoice> formats = options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
        for (FormatChoice choice : formats) {
            write(form(choice.format(), checked), choice.file().or(() -> options.out));
        }
        options.report.ifPresent(file -> write(form(FormatChoice.Format.JSON, checked), Optional.of(file)));
    }

    /** Writes one form, to its file or to stdout. */
    void write(FormatChoice choice, List<Checked> checked) {
        write(form(choice.format(), checked), choice.file());
    }

    private String form(FormatChoice.Format format, List<Checked> checked) {
        return switch (format) {
            case TEXT -> TextReport.of(checked);
            case JSON -> safe(JsonReport.of(checked, options.strict));
            case SARIF -> safe(SarifReport.of(checked, Version.text()));
            case JUNIT -> JUnitReport.of(checked, options.strict);
            case GITHUB -> GithubReport.of(checked);
            case MARKDOWN -> MarkdownReport.of(checked, options.strict);
        };
    }

    private static String safe(JsonObject report) {
        return SafeJson.of(report);
    }

    private void write(String text, Optional<Path> file) {
        if (file.isEmpty()) {
            world.out().writeBytes(Bytes.utf8(text).toArray());
        } else if (!options.dryRun) {
            NewFile.write(world.path(file.get()), Bytes.utf8(text));
        }
    }
}
