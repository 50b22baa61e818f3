package io.agentdoc.cli;

import io.agentdoc.assembler.repository.Change;
import io.agentdoc.cli.report.FindingForms;
import io.agentdoc.document.check.Finding;
import java.util.List;

/** What a run over packages prints: findings and diffs as results, what was written as messages. */
final class PackageLines {
    /** How much of a value stands in one line. */
    private static final int LONGEST = 60;
    /** How much of one line of a difference is shown: more than any sentence, less than a screen full. */
    static final int LONGEST_LINE = 2_000;
    /** How much of one difference is shown, in characters; what is longer nobody reads here. */
    private static final int MOST = 1 << 20;
    /** How many lines of a difference are shown in which every line looks like another. */
    private static final int FEW = 6;

    private final Terminal terminal;
    private final boolean text;

    /** @param text whether results are printed; where stdout holds JSON they stand in that */
    PackageLines(Terminal terminal, boolean text) {
        this.terminal = terminal;
        this.text = text;
    }

    void wrote(String file) {
        terminal.note("  wrote " + file);
    }

    void wouldWrite(String file) {
        terminal.note("  would write " + file);
    }

    /** What is as it should be; of many packages only who asked for more wants to know. */
    void fine(PackageTarget target, String sentence) {
        if (target.within().isEmpty()) {
            terminal.note("  " + sentence);
        } else {
            terminal.detail("  " + sentence);
        }
    }

    void finding(Finding finding) {
        result(FindingForms.line("", finding));
    }

    void diff(String diff) {
        diff(diff, Integer.MAX_VALUE);
    }

    /** The beginning of a difference that a sentence has explained. */
    void beginningOf(String diff) {
        diff(diff, FEW);
    }

    private void diff(String diff, int mostLines) {
        List<String> lines = diff.lines().toList();
        int shown = 0;
        int characters = 0;
        while (shown < lines.size() && shown < mostLines && characters < MOST) {
            String line = cut(lines.get(shown++));
            characters += line.length();
            result(line);
        }
        if (shown < lines.size()) {
            result("… " + Numbers.of(lines.size() - shown, "more line"));
        }
    }

    private static String cut(String line) {
        if (line.length() <= LONGEST_LINE) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(LONGEST_LINE - 1)) ? LONGEST_LINE - 1 : LONGEST_LINE;
        return line.substring(0, end) + "… (" + Numbers.grouped(line.length() - end) + " more characters)";
    }

    /** A sentence about a file that helps more than what follows it. */
    void first(String sentence) {
        result(sentence);
    }

    /** The member that changed, and the member of the package that says so now. */
    void change(Change change) {
        int from = start(change.was().orElse(""), change.is().orElse(""));
        String was = change.was().map(value -> shown(value, from)).orElse("not stated");
        String is = change.is().map(value -> shown(value, from)).orElse("not stated");
        result(change.member() + ": " + was + " -> " + is
                + change.place()
                        .map(place -> (change.is().isPresent() ? "   from " : "   no longer in ") + place)
                        .orElse(""));
    }

    /** What two files of the package say differently, which the document shows. */
    void disagreement(String member, String manifest) {
        terminal.note("  " + manifest + " says another " + member
                + " than the Descriptor, whose words are carried; the document shows both");
    }

    void mend(String command) {
        result("mend: " + command);
    }

    void summary(PackageTally tally) {
        if (tally.packages() > 1) {
            String unchanged = tally.unchangedSince() > 0
                    ? ", " + Numbers.grouped(tally.unchangedSince()) + " unchanged since they last passed"
                    : "";
            terminal.note("  " + Numbers.of(tally.packages(), "package") + unchanged + ", "
                    + Numbers.of(tally.errors(), "error") + ", " + Numbers.of(tally.warnings(), "warning"));
        }
    }

    private void result(String line) {
        if (text) {
            terminal.result(line);
        }
    }

    /** Where two values are begun to be shown, so that what differs is seen in both. */
    private static int start(String was, String is) {
        int same = 0;
        while (same < Math.min(was.length(), is.length()) && was.charAt(same) == is.charAt(same)) {
            same++;
        }
        int start = same <= LONGEST / 2 ? 0 : same - LONGEST / 3;
        return start > 0 && Character.isLowSurrogate(was.charAt(start)) ? start - 1 : start;
    }

    private static String shown(String value, int from) {
        int start = Math.min(from, value.length());
        int end = value.offsetByCodePoints(start, Math.min(LONGEST, value.codePointCount(start, value.length())));
        return (start > 0 ? "\"…" : "\"") + value.substring(start, end) + (end < value.length() ? "…\"" : "\"");
    }
}
