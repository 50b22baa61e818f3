package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.Change;
import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.DocComparison;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.Pins;
import io.agentdoc.assembler.repository.ViewComparison;
import io.agentdoc.assembler.repository.Views;
import io.agentdoc.cli.report.DriftReport;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The work on one package: its pins, its views and its document, each written or compared. */
final class PackageWork {
    private final World world;
    private final PackageWish wish;
    private final PackageTarget target;
    private final PackageLines lines;
    private final PackageWhere where;
    private final Mend mend;
    private final List<Finding> drift = new ArrayList<>();
    private Optional<String> file = Optional.empty();
    private final List<String> unchecked = new ArrayList<>();
    private final List<String> drifted = new ArrayList<>();
    private final List<Change> changes = new ArrayList<>();

    PackageWork(World world, PackageWish wish, PackageTarget target, PackageLines lines) {
        this.world = world;
        this.wish = wish;
        this.target = target;
        this.lines = lines;
        this.where = new PackageWhere(world, wish, target);
        this.mend = new Mend(world, target, wish.outOf(target));
    }

    void pins(PackageDoc.Made made) {
        Path manifest = where.folder().resolve(PackageTree.MANIFEST);
        switch (Pins.of(made.opened())) {
            case Pins.Right right -> lines.fine(target, name(PackageTree.MANIFEST) + " pins the files as they are");
            case Pins.Refused refused -> throw new OperatorFault(target.typed() + ": " + refused.why());
            case Pins.Mended mended -> write(manifest, mended.manifest(), name(PackageTree.MANIFEST));
        }
    }

    void views(PackageDoc.Made made) {
        Path below = where.folder().resolve(Views.FOLDER);
        for (Views.View view : Views.of(made.opened())) {
            String name = name(Views.FOLDER + "/" + view.name());
            Optional<Bytes> old = made.opened().files().bytes(Views.FOLDER + "/" + view.name());
            Comparison comparison = ViewComparison.of(view, old);
            if (wish.check()) {
                compared(comparison, name, "12.5-2", "what the Descriptor and the install file give");
                mend.views(comparison);
            } else if (!(comparison instanceof Comparison.Same)) {
                write(below.resolve(view.name()), view.bytes(), name);
            }
        }
    }

    /** Writes or compares the document; whether it was written. */
    boolean document(PackageDoc.Made made) {
        if (wish.out().filter(out -> out.toString().equals("-")).isPresent() && !wish.check()) {
            ResultTarget.print(world, made.bytes());
            return true;
        }
        Path path = where.document();
        String name = where.name(path);
        if (wish.out().isPresent() && !wish.check() && NewFile.isDevice(path)) {
            write(path, made.bytes(), wish.out().get().toString());
            return true;
        }
        file = Optional.of(name);
        Comparison comparison = new DocComparison(made, name, target.packagePath()).with(PackageWhere.read(path, name));
        if (wish.check()) {
            compared(comparison, name, "13.4-5", "what its package gives");
            mend.document(comparison);
            return false;
        }
        if (comparison instanceof Comparison.Same) {
            lines.fine(target, name + " is what its package gives");
            return false;
        }
        write(path, made.bytes(), name);
        made.doc()
                .disagreements()
                .forEach(each -> lines.disagreement(each.member().toString(), name(PackageTree.MANIFEST)));
        return true;
    }

    /** Refuses a page in the package, before anything is written. */
    void allow(PackagePages pages) {
        where.refuseInside(
                world.path(Path.of(pages.name(target))),
                "--page " + wish.page().map(Path::toString).orElse(""));
    }

    /** Writes the page, and says where. */
    String page(PackageDoc.Made made, PackagePages pages) {
        String name = pages.name(target);
        if (wish.writes()) {
            pages.write(target, made.bytes());
            lines.wrote(name);
        } else {
            lines.wouldWrite(name);
        }
        return name;
    }

    /** What was found, in the package and in what was compared. */
    List<Finding> findings(PackageDoc.Made made) {
        List<Finding> findings = new ArrayList<>();
        made.findings()
                .forEach(each -> findings.add(
                        new Finding(each.rule(), each.level(), target.packagePath() + each.place(), each.message())));
        findings.addAll(drift);
        return findings;
    }

    /** Prints the findings and, where something is to be mended, the command that does it. */
    void tell(PackageDoc.Made made) {
        findings(made).forEach(lines::finding);
        mend.pins(made);
        mend.command().ifPresent(lines::mend);
    }

    Optional<String> documentFile() {
        return file;
    }

    /** What could not be compared, each in a sentence. */
    List<String> unchecked() {
        return unchecked;
    }

    /** How the published files differ, where they do. */
    Optional<DriftReport> drift() {
        return drifted.isEmpty() ? Optional.empty() : Optional.of(new DriftReport(drifted, changes, mend.command()));
    }

    /** The rule by which a file has to be there, as the checkers cite it. */
    private String missing(String rule) {
        if (!rule.equals("13.4-5")) {
            return "12.2-1";
        }
        return target.place() instanceof PackagePlace.Repository ? "13.2-1" : rule;
    }

    private void compared(Comparison comparison, String name, String rule, String what) {
        switch (comparison) {
            case Comparison.Same same -> lines.fine(target, name + " is " + what);
            case Comparison.Absent absent -> {
                drifted.add(name);
                drift.add(new Finding(missing(rule), Level.ERROR, name, "there is no such file; " + anew(rule)));
            }
            case Comparison.Drifted different -> {
                drifted.add(name);
                changes.addAll(different.changes());
                different
                        .cause()
                        .ifPresentOrElse(
                                cause -> {
                                    lines.first(name + ": " + cause);
                                    lines.beginningOf(different.diff());
                                },
                                () -> lines.diff(different.diff()));
                different.changes().forEach(lines::change);
                drift.add(new Finding(
                        rule,
                        Level.ERROR,
                        name,
                        "it is not " + what
                                + different.cause().map(cause -> ": " + cause).orElseGet(() -> "; " + anew(rule))));
            }
            case Comparison.OthersWork others -> {
                boolean document = rule.equals("13.4-5");
                if (document) {
                    unchecked.add(name + ": its bytes, since another generator made it (" + others.by() + ")");
                }
                drift.addAll(others.findings());
                drift.add(new Finding(
                        rule,
                        Level.NOTE,
                        name,
                        "another generator made it (" + others.by() + "), so its bytes are not compared"
                                + (document ? "; what it says was held against the package" : "")));
            }
        }
    }

    /** What mends a file, for reports in which no command stands below the findings. */
    private static String anew(String rule) {
        return (rule.equals("13.4-5") ? "agentdoc package" : "agentdoc package --views") + " writes it anew";
    }

    private void write(Path path, Bytes bytes, String name) {
        if (wish.writes()) {
            NewFile.write(path, bytes);
            lines.wrote(name);
        } else if (!wish.check()) {
            lines.wouldWrite(name);
        }
    }

    private String name(String inPackage) {
        return target.packagePath() + inPackage;
    }
}
