package io.agentdoc.cli;

import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.FindingForms;
import io.agentdoc.cli.report.SourceLine;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Section;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One agent's assembly in three lines for whoever asked for it. */
final class AssembleSummary {
    private final Terminal terminal;

    AssembleSummary(Terminal terminal) {
        this.terminal = terminal;
    }

    void sources(AgentReport report) {
        List<SourceLine> had =
                report.sources().stream().filter(SourceLine::isHad).toList();
        List<String> names = new ArrayList<>();
        if (!had.isEmpty()) {
            names.add(String.join(", ", had.stream().map(SourceLine::id).toList()));
        }
        report.sources().stream()
                .filter(source -> !source.isHad())
                .forEach(source -> names.add(source.id() + ": " + source.cause()));
        terminal.note(
                "  had " + had.size() + " of " + Numbers.of(report.sources().size(), "source") + " ("
                        + String.join("; ", names) + ")" + signatures(had));
        Cures.of(report.sources().stream()
                        .filter(source -> !source.isHad())
                        .map(SourceLine::cause)
                        .toList())
                .forEach(terminal::note);
    }

    private static String signatures(List<SourceLine> had) {
        Map<String, Long> counts = new LinkedHashMap<>();
        had.forEach(source -> source.signature().ifPresent(state -> counts.merge(words(state), 1L, Long::sum)));
        return counts.isEmpty() ? "" : "   signatures: " + Numbers.counts(counts);
    }

    private static String words(String state) {
        return state.replace('_', ' ');
    }

    void findings(AgentReport report) {
        for (Finding finding : report.findings()) {
            terminal.note(FindingForms.line(finding.place().isEmpty() ? report.id() : "", finding));
        }
    }

    /** What was written, what is stated, and how to ask about the rest. */
    void document(AgentDoc doc, List<String> written, Optional<String> file) {
        List<String> stated = sections(doc, false);
        List<String> silent = sections(doc, true);
        String left = written.isEmpty() ? "  " : "  wrote " + String.join(", ", written) + "   ";
        terminal.note(left + Numbers.of(stated.size(), "section") + " stated"
                + (silent.isEmpty() ? "" : ", " + silent.size() + " not stated: " + String.join(", ", silent)));
        if (file.isPresent() && !silent.isEmpty()) {
            terminal.note("  why is " + silent.getFirst() + " not stated?   agentdoc explain " + file.get() + " "
                    + silent.getFirst());
        }
    }

    private static List<String> sections(AgentDoc doc, boolean silent) {
        return doc.sections().all().stream()
                .filter(section -> section.isSilent() == silent)
                .map(AssembleSummary::name)
                .toList();
    }

    private static String name(Section section) {
        return section.shape().name();
    }
}
