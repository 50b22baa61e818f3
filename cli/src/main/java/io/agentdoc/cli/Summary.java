package io.agentdoc.cli;

import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.check.Level;
import io.agentdoc.renderer.site.Written;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A run in a few lines for whoever started it. */
final class Summary {
    private final Terminal terminal;
    private final Totals totals;

    Summary(Terminal terminal, Totals totals) {
        this.terminal = terminal;
        this.totals = totals;
    }

    void tell(Instant from, Instant until) {
        List<String> became = new ArrayList<>();
        add(became, Became.PUBLISHED, "published");
        add(became, Became.UNCHANGED, "unchanged");
        add(became, Became.WITHHELD, "withheld");
        add(became, Became.NOTHING_FOUND, "with nothing found");
        terminal.note("  " + Numbers.of(totals.agents(), "agent") + " in " + Numbers.span(Duration.between(from, until))
                + (became.isEmpty() ? "" : ": " + String.join(", ", became)));
        if (totals.sources() > 0) {
            String failed = totals.failedSources() == 0 ? "" : "; not had: " + Numbers.counts(totals.causes());
            terminal.note("  " + Numbers.grouped(totals.sources() - totals.failedSources()) + " of "
                    + Numbers.of(totals.sources(), "source") + failed);
            Cures.of(totals.causes().keySet()).forEach(terminal::note);
        }
        if (totals.findings(Level.ERROR) + totals.findings(Level.WARNING) > 0) {
            terminal.note("  " + Numbers.of(totals.findings(Level.ERROR), "error") + ", "
                    + Numbers.of(totals.findings(Level.WARNING), "warning"));
        }
    }

    void wrote(CommonOptions options, Written files) {
        if (options.dryRun) {
            terminal.note("  a dry run: nothing was fetched and nothing was written");
            return;
        }
        String out = options.out.map(Path::toString).orElse(RunSettings.DEFAULT_OUT);
        terminal.note("  wrote " + Numbers.of(files.written(), "file") + " in " + out + ", left "
                + Numbers.grouped(files.unchanged()) + " as they were"
                + (files.removed().isEmpty()
                        ? ""
                        : ", removed " + Numbers.grouped(files.removed().size())));
    }

    private void add(List<String> parts, Became outcome, String word) {
        if (totals.agents(outcome) > 0) {
            parts.add(Numbers.grouped(totals.agents(outcome)) + " " + word);
        }
    }

    void stopped(String command) {
        terminal.fault("stopped cleanly, nothing lost. Go on with:  " + command);
    }
}
