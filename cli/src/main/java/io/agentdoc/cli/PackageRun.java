package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.Lineages;
import io.agentdoc.assembler.repository.PackageAssembler;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.value.Limits;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Works through packages one by one; a fault of one of several does not stop the others. */
final class PackageRun {
    private final World world;
    private final PackageWish wish;
    private final PackageLines lines;
    private final RunReport report;
    private final Optional<PackageStamps> stamps;
    private final Optional<PackagePages> pages;
    private final PackageTally tally = new PackageTally();
    private final PackageResults results;
    private final Map<String, PackageTarget> byPlace = new HashMap<>();
    private final Lineages lineages = new Lineages();
    private Optional<RuntimeException> ended = Optional.empty();

    /**
     * Begins with nothing done.
     *
     * @param stamps what is remembered of earlier runs, where anything is
     * @param pages where pages are asked for
     */
    PackageRun(
            World world,
            PackageWish wish,
            PackageLines lines,
            RunReport report,
            Optional<PackageStamps> stamps,
            Optional<PackagePages> pages) {
        this.world = world;
        this.wish = wish;
        this.lines = lines;
        this.report = report;
        this.stamps = stamps;
        this.pages = pages;
        this.results = new PackageResults(world);
    }

    PackageTally tally() {
        return tally;
    }

    /** What each package came to, those too that stand as they last passed. */
    List<Checked> results() {
        return results.all();
    }

    /** Why nothing came of the only package that was asked for. */
    Optional<RuntimeException> ended() {
        return ended;
    }

    void one(PackageTarget target) {
        List<Path> places = places(target);
        if (stamps.filter(known -> known.holds(target.typed(), places)).isPresent()) {
            tally.unchanged();
            manifest(target).ifPresent(manifest -> lineage(target, manifest));
            results.add(target, List.of(), List.of());
            report.add(report(target, Became.UNCHANGED, List.of()));
            return;
        }
        try {
            boolean passed = work(target);
            stamps.ifPresent(known -> {
                if (passed) {
                    known.passed(target.typed(), places);
                } else {
                    known.failed(target.typed());
                }
            });
        } catch (OperatorFault fault) {
            refused(target, fault(target, String.valueOf(fault.getMessage())), fault);
        } catch (UncheckedIOException fault) {
            if (fault.getCause() == null) {
                throw fault;
            }
            refused(target, fault(target, RunFaults.sentence(fault.getCause())), fault);
        } catch (PackageRefusal refusal) {
            Finding finding = refusal.finding();
            refused(
                    target,
                    new Finding(finding.rule(), Level.ERROR, target.packagePath() + finding.place(), finding.message()),
                    new OperatorFault(target.typed(finding.place()) + ": " + finding.message()));
        }
    }

    private static Finding fault(PackageTarget target, String sentence) {
        return new Finding("13.9-1", Level.ERROR, target.within(), sentence);
    }

    /** All that what is remembered of a package rests on. */
    private List<Path> places(PackageTarget target) {
        return Stream.concat(Stream.of(Path.of(target.typed())), wish.outOf(target).stream())
                .map(world::path)
                .toList();
    }

    /** What only shows between the packages of a run: a copy that cut its parent's chain. */
    void between() {
        lineages.findings().forEach((place, finding) -> {
            PackageTarget target = Objects.requireNonNull(byPlace.get(place));
            lines.finding(finding);
            tally.found(finding);
            results.add(target, List.of(finding), List.of());
            report.add(report(target, Became.UNCHANGED, List.of(finding)));
        });
    }

    private void lineage(PackageTarget target, Json manifest) {
        byPlace.put(target.packagePath(), target);
        lineages.add(target.packagePath(), manifest);
    }

    /** The manifest of a package that is not worked on. */
    private static Optional<Json> manifest(PackageTarget target) {
        Optional<Path> folder = switch (target.place()) {
            case PackagePlace.Repository repository -> Optional.of(repository.packageFolder());
            case PackagePlace.Bare bare -> Optional.of(bare.folder());
            default -> Optional.empty();
        };
        return folder.map(at -> at.resolve(PackageTree.MANIFEST))
                .flatMap(StandingFile::glance)
                .flatMap(
                        bytes -> new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)
                                ? Optional.of(root)
                                : Optional.empty());
    }

    /** Whether there is nothing to look at. */
    private boolean work(PackageTarget target) {
        PackageWork work = new PackageWork(world, wish, target, lines);
        pages.ifPresent(work::allow);
        if (wish.pins()) {
            work.pins(made(target));
        }
        PackageDoc.Made made = made(target);
        lineage(target, made.opened().tree().get(PackageTree.MANIFEST).orElseThrow());
        if (wish.views()) {
            work.views(made);
        }
        boolean written = wish.document(!(target.place() instanceof PackagePlace.Repository)) && work.document(made);
        Optional<String> page = pages.map(all -> work.page(made, all));
        List<Finding> findings = work.findings(made);
        findings.forEach(tally::found);
        work.tell(made);
        if (!work.unchecked().isEmpty()) {
            tally.unchecked();
        }
        tally.done();
        results.add(target, findings, work.unchecked());
        report.add(new AgentReport(
                target.typed(),
                work.drift().isPresent() ? Became.DRIFTED : written ? Became.PUBLISHED : Became.UNCHANGED,
                work.documentFile(),
                page,
                List.of(),
                List.of(),
                List.of(),
                findings,
                disagreements(made),
                work.drift()));
        return findings.isEmpty() && work.unchecked().isEmpty();
    }

    private static List<Json> disagreements(PackageDoc.Made made) {
        return AgentDocWriter.write(made.doc())
                .get("disagreements")
                .map(list ->
                        Node.root(list).elements().stream().map(Node::value).toList())
                .orElse(List.of());
    }

    private static AgentReport report(PackageTarget target, Became became, List<Finding> findings) {
        return new AgentReport(
                target.typed(),
                became,
                Optional.empty(),
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
            case FilesReading.Refused refused -> throw new OperatorFault(target.folder() + ": " + refused.why());
            case FilesReading.Opened opened ->
                switch (PackageAssembler.assemble(opened.files(), Limits.standard())) {
                    case PackageDoc.Made made -> made;
                    case PackageDoc.Refused(Finding finding) -> throw new PackageRefusal(finding);
                };
        };
    }

    /** One of several is told among the others; the only one ends the run, once its reports are written. */
    private void refused(PackageTarget target, Finding finding, RuntimeException fault) {
        if (target.within().isEmpty()) {
            ended = Optional.of(fault);
        } else {
            lines.finding(finding);
        }
        tally.refused();
        tally.found(finding);
        tally.done();
        results.add(target, List.of(finding), List.of());
        report.add(report(target, Became.WITHHELD, List.of(finding)));
        stamps.ifPresent(known -> known.failed(target.typed()));
    }
}
