package io.agentdoc.cli;

import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.report.CodeQualityReport;
import io.agentdoc.document.report.GithubReport;
import io.agentdoc.document.report.JUnitReport;
import io.agentdoc.document.report.JsonReport;
import io.agentdoc.document.report.MarkdownReport;
import io.agentdoc.document.report.SarifReport;
import io.agentdoc.document.report.TextReport;
import io.agentdoc.document.value.Bytes;
import java.util.List;

/** Writes what checking found, in each form that {@code --format} and {@code --report} name. */
final class CheckReports {
    private final CommonOptions options;
    private final FormOutputs outputs;

    CheckReports(World world, CommonOptions options) {
        this.options = options;
        this.outputs = new FormOutputs(world, options);
    }

    /** The same for a command whose one result it is; refuses at once what would be lost. */
    static CheckReports alone(World world, CommonOptions options) {
        CheckReports reports = new CheckReports(world, options);
        reports.outputs.apart();
        return reports;
    }

    void write(List<Checked> checked) {
        outputs.write(format -> Bytes.utf8(form(format, checked)));
    }

    /** Writes one form of a command whose {@code -o} is for something else. */
    void aside(FormatChoice choice, List<Checked> checked) {
        outputs.aside(choice, Bytes.utf8(form(choice.format(), checked)));
    }

    private String form(FormatChoice.Format format, List<Checked> checked) {
        return switch (format) {
            case TEXT -> TextReport.of(checked);
            case JSON -> safe(JsonReport.of(checked, options.strict));
            case SARIF -> safe(SarifReport.of(checked, Version.number()));
            case JUNIT -> JUnitReport.of(checked, options.strict);
            case GITHUB -> GithubReport.of(checked);
            case MARKDOWN -> MarkdownReport.of(checked, options.strict);
            case GITLAB -> SafeJson.of(CodeQualityReport.of(checked));
        };
    }

    private static String safe(JsonObject report) {
        return SafeJson.of(report);
    }
}
