package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/**
 * Findings as the workflow commands of GitHub Actions, which show them beside the lines of a change.
 *
 * <p>A command is one line, {@code ::error file=F,line=L,col=C,title=T::message}. A percent sign and line breaks are
 * escaped everywhere, a colon and a comma in what stands before the message too; so nothing that a document says can end
 * a command or begin another.
 */
public final class GithubReport {
    private GithubReport() {}

    public static String of(List<Checked> checked) {
        StringBuilder lines = new StringBuilder();
        for (Checked one : checked) {
            one.findings()
                    .forEach(located -> lines.append(command(one, located)).append('\n'));
            for (String why : one.cannotCheck()) {
                lines.append("::warning file=").append(property(one.target()));
                lines.append(",title=cannot_check::").append(data(why)).append('\n');
            }
        }
        return lines.toString();
    }

    private static String command(Checked one, Located located) {
        Finding finding = located.finding();
        String region = located.position()
                .map(position -> ",line=" + position.line() + ",col=" + position.column())
                .orElse("");
        return "::" + word(finding.level()) + " file=" + property(one.file(located)) + region + ",title="
                + property(finding.rule()) + "::" + data(place(one, located) + finding.message());
    }

    private static String place(Checked one, Located located) {
        String place = one.place(located);
        return place.isEmpty() ? "" : place + ": ";
    }

    private static String word(Level level) {
        return level == Level.NOTE ? "notice" : level.toString();
    }

    private static String data(String text) {
        return Visible.of(text).replace("%", "%25");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
