package io.agentdoc.cli;

import io.agentdoc.assembler.Course;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.SourceOutcome;
import io.agentdoc.assembler.gather.Hop;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.HopLine;
import io.agentdoc.cli.report.Skipped;
import io.agentdoc.cli.report.SourceLine;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns how an agent's run ended into what the report says of it. */
final class Reports {
    private Reports() {}

    /** Where an agent's files stand, relative to the output, and what publishing them found. */
    record Files(Optional<String> document, Optional<String> page, List<Finding> findings, Optional<Left> left) {
        Files(Optional<String> document, Optional<String> page, List<Finding> findings) {
            this(document, page, findings, Optional.empty());
        }

        static Files none() {
            return new Files(Optional.empty(), Optional.empty(), List.of());
        }
    }

    /**
     * What a site leaves of an agent, for the next build to leave it too.
     *
     * @param assembled when the document that stands says it was assembled
     */
    record Left(Instant assembled, Bytes bytes) {}

    /** What the report will say where nothing changed. */
    static AgentReport unchanged(Outcome outcome, Files files) {
        return report(outcome, Became.UNCHANGED, files, Optional.empty());
    }

    static AgentReport of(Outcome outcome, Files files) {
        return switch (outcome) {
            case Outcome.Published published -> report(outcome, Became.PUBLISHED, files, Optional.empty());
            case Outcome.Unchanged unchanged -> report(outcome, Became.UNCHANGED, files, Optional.empty());
            case Outcome.Withheld withheld ->
                report(outcome, Became.WITHHELD, Files.none(), Optional.of(error("withheld", withheld.why())));
            case Outcome.NothingFound nothing ->
                report(
                        outcome,
                        Became.NOTHING_FOUND,
                        Files.none(),
                        Optional.of(error("nothing_found", "none of its sources could be had")));
        };
    }

    /** An agent whose run ended in a fault of ours, which is told apart from anything its sources did. */
    static AgentReport fault(String id, String what) {
        return new AgentReport(
                id,
                Became.WITHHELD,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(error("fault", what)),
                List.of());
    }

    private static Finding error(String rule, String message) {
        return new Finding(rule, Level.ERROR, "", message);
    }

    private static AgentReport report(Outcome outcome, Became became, Files files, Optional<Finding> more) {
        Course course = outcome.course();
        List<Finding> findings = new ArrayList<>(course.findings());
        findings.addAll(files.findings());
        more.ifPresent(findings::add);
        return new AgentReport(
                outcome.id(),
                became,
                files.document(),
                files.page(),
                course.sources().stream().map(Reports::source).toList(),
                course.hops().stream().map(Reports::hop).toList(),
                course.skipped().stream()
                        .map(skipped -> new Skipped(skipped.place(), skipped.why()))
                        .toList(),
                findings,
                course.disagreements().stream().map(Reports::disagreement).toList());
    }

    private static HopLine hop(Hop hop) {
        return new HopLine(hop.kind().text(), hop.place(), hop.because(), hop.ended());
    }

    private static SourceLine source(SourceOutcome source) {
        return new SourceLine(
                source.id().text(),
                source.kind().text(),
                source.place(),
                word(source.fetched()),
                source.digest().map(Digest::toString),
                Optional.of(source.signature().toString()),
                source.why(),
                source.fetched());
    }

    /** The report has three words for what was not had; the finer ones stand in the document and in {@code why}. */
    private static String word(String fetched) {
        return switch (fetched) {
            case "unreadable", "too_large", "wrong_digest" -> "refused";
            default -> fetched;
        };
    }

    private static Json disagreement(Disagreement disagreement) {
        return JsonObject.builder()
                .put("member", disagreement.member().toString())
                .put("carried", disagreement.carried())
                .put("carried_from", disagreement.carriedFrom().text())
                .put("found", disagreement.found())
                .put("found_from", disagreement.foundFrom().text())
                .build();
    }
}
