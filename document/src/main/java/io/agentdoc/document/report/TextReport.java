package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import java.util.List;

/** Findings as lines, one each: {@code LEVEL rule-id place: sentence}, with the line and the column at its end. */
public final class TextReport {
    private TextReport() {}

    /** Where there are several targets, or a finding is of its target as a whole, the place begins with the target's name. */
    public static String of(List<Checked> checked) {
        StringBuilder lines = new StringBuilder();
        boolean several = checked.size() > 1;
        for (Checked one : checked) {
            one.findings()
                    .forEach(
                            located -> lines.append(line(several, one, located)).append('\n'));
            for (String why : one.cannotCheck()) {
                String sentence = "cannot_check " + one.target() + ": " + why;
                lines.append(Visible.of(sentence)).append('\n');
            }
        }
        return lines.toString();
    }

    private static String line(boolean several, Checked one, Located located) {
        String between = located.file().isPresent() ? "/" : "#";
        String at = located.position()
                .map(position -> " (line " + position.line() + ", column " + position.column() + ")")
                .orElse("");
        boolean named = several || located.finding().place().isEmpty();
        return line(named ? one.target() + between : "", located.finding()) + at;
    }

    /** The one stable line of a finding in that target. */
    static String line(Checked one, Located located) {
        return line(true, one, located);
    }

    /** The one stable line of a finding at a place that begins so. */
    public static String line(String within, Finding finding) {
        String place = finding.place().isEmpty() ? withoutMark(within) : within + finding.place();
        return Visible.of(finding.level() + " " + finding.rule() + " " + place + ": " + finding.message());
    }

    private static String withoutMark(String within) {
        return within.isEmpty() ? within : within.substring(0, within.length() - 1);
    }
}
