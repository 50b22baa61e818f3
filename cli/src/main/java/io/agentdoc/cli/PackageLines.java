package io.agentdoc.cli;

import io.agentdoc.assembler.repository.Change;
import io.agentdoc.cli.report.FindingForms;
import io.agentdoc.document.check.Finding;

/** What a run over packages prints: findings and diffs as results, what was written as messages. */
final class PackageLines {
    /** How much of a value stands in one line. */
    private static final int LONGEST = 60;

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
        diff.lines().forEach(this::result);
    }

    /** The member that changed, and the member of the package that says so now. */
    void change(Change change) {
        String was = change.was().map(PackageLines::shown).orElse("not stated");
        String is = change.is().map(PackageLines::shown).orElse("not stated");
        result(change.member() + ": " + was + " -> " + is
                + change.place().map(place -> "   from " + place).orElse(""));
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

    private static String shown(String value) {
        int end = value.offsetByCodePoints(0, Math.min(LONGEST, value.codePointCount(0, value.length())));
        return "\"" + value.substring(0, end) + (end < value.length() ? "…\"" : "\"");
    }
}
