package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/** Findings as a summary in Markdown: a line for each target and a table of what was found in it. */
public final class MarkdownReport {
    private MarkdownReport() {}

    public static String of(List<Checked> checked, boolean strict) {
        StringBuilder text = new StringBuilder("## agentdoc\n");
        for (Checked one : checked) {
            text.append("\n### ").append(Markdown.escaped(one.target())).append("\n\n");
            text.append(sentence(one, strict)).append('\n');
            if (!one.findings().isEmpty()) {
                text.append("\n| | rule | where | what |\n|---|---|---|---|\n");
                one.findings().forEach(located -> row(located.finding(), text));
            }
            one.cannotCheck()
                    .forEach(why -> text.append("\nNot checked: ")
                            .append(Markdown.escaped(why))
                            .append('\n'));
        }
        return text.toString();
    }

    private static String sentence(Checked one, boolean strict) {
        String counts = one.count(Level.ERROR) + " errors, " + one.count(Level.WARNING) + " warnings, "
                + one.count(Level.NOTE) + " notes";
        return Markdown.escaped(one.kind()) + ": "
                + Markdown.escaped(one.result(strict).toString()) + " (" + counts + ")";
    }

    private static void row(Finding finding, StringBuilder into) {
        into.append("| ").append(finding.level());
        into.append(" | ").append(Markdown.escaped(finding.rule()));
        into.append(" | ").append(finding.place().isEmpty() ? "" : Markdown.code(finding.place()));
        into.append(" | ").append(Markdown.escaped(finding.message()));
        into.append(" |\n");
    }
}
