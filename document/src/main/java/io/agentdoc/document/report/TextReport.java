package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import java.util.List;

/** Findings as lines, one each: {@code LEVEL rule-id place: sentence}. */
public final class TextReport {
    private TextReport() {}

    /** Where there are several targets, the place begins with the target and a number sign. */
    public static String of(List<Checked> checked) {
        StringBuilder lines = new StringBuilder();
        boolean several = checked.size() > 1;
        for (Checked one : checked) {
            String target = several ? one.target() : "";
            one.findings()
                    .forEach(located ->
                            lines.append(line(target, located.finding())).append('\n'));
            for (String why : one.cannotCheck()) {
                String sentence = "cannot_check " + one.target() + ": " + why;
                lines.append(Visible.of(sentence)).append('\n');
            }
        }
        return lines.toString();
    }

    /** The one stable line of a finding. */
    public static String line(String target, Finding finding) {
        String between = target.isEmpty() || finding.place().isEmpty() ? "" : "#";
        String place = target + between + finding.place();
        return Visible.of(finding.level() + " " + finding.rule() + " " + place + ": " + finding.message());
    }
}
