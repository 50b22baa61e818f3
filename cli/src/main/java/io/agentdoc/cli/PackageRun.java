package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Works through packages one by one; a fault of one of several does not stop the others. */
final class PackageRun {
    private final World world;
    private final PackageWish wish;
    private final PackageLines lines;
    private final RunReport report;
    private final Optional<PackageStamps> stamps;
    private final PackageTally tally = new PackageTally();

    /** @param stamps what is remembered of earlier runs, where anything is */
    PackageRun(World world, PackageWish wish, PackageLines lines, RunReport report, Optional<PackageStamps> stamps) {
        this.world = world;
        this.wish = wish;
        this.lines = lines;
        this.report = report;
        this.stamps = stamps;
    }

    PackageTally tally() {
        return tally;
    }

    void one(PackageTarget target) {
        Path folder = world.path(Path.of(target.typed()));
        if (stamps.filter(known -> known.holds(target.typed(), folder)).isPresent()) {
            tally.unchanged();
            report.add(report(target, Became.UNCHANGED, Optional.empty(), List.of()));
            return;
        }
        try {
            boolean passed = work(target);
            stamps.ifPresent(known -> {
                if (passed) {
                    known.passed(target.typed(), folder);
                } else {
                    known.failed(target.typed());
                }
            });
        } catch (OperatorFault fault) {
            if (target.within().isEmpty()) {
                throw fault;
            }
            refused(target, String.valueOf(fault.getMessage()));
        }
    }

    /** Whether there is nothing to look at. */
    private boolean work(PackageTarget target) {
        PackageWork work = new PackageWork(world, wish, target, lines);
        if (wish.pins()) {
            work.pins(made(target));
        }
        PackageDoc.Made made = made(target);
        if (wish.views()) {
            work.views(made);
        }
        boolean written = wish.document() && work.document(made);
        List<Finding> findings = work.findings(made);
        findings.forEach(tally::found);
        work.tell(made);
        if (work.isUnchecked()) {
            tally.unchecked();
        }
        tally.done();
        report.add(report(target, written ? Became.PUBLISHED : Became.UNCHANGED, work.documentFile(), findings));
        return findings.isEmpty() && !work.isUnchecked();
    }

    private static AgentReport report(
            PackageTarget target, Became became, Optional<String> document, List<Finding> findings) {
        return new AgentReport(
                target.typed(),
                became,
                document,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                findings,
                List.of());
    }

    private static PackageDoc.Made made(PackageTarget target) {
        if (target.place() instanceof PackagePlace.Refused(String why)) {
            throw new OperatorFault(target.typed() + ": " + why);
        }
        return switch (target.place().files(PackageLimits.standard())) {
            case FilesReading.Refused refused -> throw new OperatorFault(target.typed() + ": " + refused.why());
            case FilesReading.Opened opened ->
                switch (PackageAssembler.assemble(opened.files(), Limits.standard())) {
                    case PackageDoc.Made made -> made;
                    case PackageDoc.Refused refused -> throw new OperatorFault(target.typed() + ": " + refused.why());
                };
        };
    }

    private void refused(PackageTarget target, String why) {
        Finding finding = new Finding("13.9-1", Level.ERROR, target.within(), why);
        lines.finding(finding);
        tally.refused();
        tally.found(finding);
        tally.done();
        report.add(report(target, Became.WITHHELD, Optional.empty(), List.of(finding)));
        stamps.ifPresent(known -> known.failed(target.typed()));
    }
}
