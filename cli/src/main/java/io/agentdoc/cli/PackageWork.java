package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.DocComparison;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.Pins;
import io.agentdoc.assembler.repository.ViewComparison;
import io.agentdoc.assembler.repository.Views;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
    private final Mend mend;
    private final List<Finding> drift = new ArrayList<>();
    private Optional<String> file = Optional.empty();
    private final List<String> unchecked = new ArrayList<>();

    PackageWork(World world, PackageWish wish, PackageTarget target, PackageLines lines) {
        this.world = world;
        this.wish = wish;
        this.target = target;
        this.lines = lines;
        this.mend = new Mend(target.typed(), wish.out());
    }

    void pins(PackageDoc.Made made) {
        Path manifest = folder().resolve(PackageTree.MANIFEST);
        switch (Pins.of(made.opened())) {
            case Pins.Right right -> lines.fine(target, name(PackageTree.MANIFEST) + " pins the files as they are");
            case Pins.Refused refused -> throw new OperatorFault(target.typed() + ": " + refused.why());
            case Pins.Mended mended -> write(manifest, mended.manifest(), name(PackageTree.MANIFEST));
        }
    }

    void views(PackageDoc.Made made) {
        Path below = folder().resolve(Views.FOLDER);
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
            world.out().writeBytes(made.bytes().toArray());
            return true;
        }
        Path path = documentPath();
        String name = documentName(path);
        file = Optional.of(name);
        Comparison comparison = new DocComparison(made, name, target.packagePath()).with(read(path));
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
        return true;
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
        if (!(target.place() instanceof PackagePlace.Packed)) {
            mend.pins(made);
        }
        mend.command().ifPresent(lines::mend);
    }

    Optional<String> documentFile() {
        return file;
    }

    /** What could not be compared, each in a sentence. */
    List<String> unchecked() {
        return unchecked;
    }

    private void compared(Comparison comparison, String name, String rule, String what) {
        switch (comparison) {
            case Comparison.Same same -> lines.fine(target, name + " is " + what);
            case Comparison.Absent absent ->
                drift.add(new Finding(rule, Level.ERROR, name, "there is no such file; " + anew(rule)));
            case Comparison.Drifted drifted -> {
                lines.diff(drifted.diff());
                drifted.changes().forEach(lines::change);
                drift.add(new Finding(
                        rule,
                        Level.ERROR,
                        name,
                        "it is not " + what
                                + drifted.cause().map(cause -> ": " + cause).orElseGet(() -> "; " + anew(rule))));
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
        return rule.equals("13.4-5") ? "agentdoc package writes it anew" : "agentdoc package --views writes it anew";
    }

    private void write(Path path, Bytes bytes, String name) {
        if (wish.writes()) {
            NewFile.write(path, bytes);
            lines.wrote(name);
        } else if (!wish.check()) {
            lines.wouldWrite(name);
        }
    }

    private Path folder() {
        return switch (target.place()) {
            case PackagePlace.Repository repository -> repository.packageFolder();
            case PackagePlace.Bare bare -> bare.folder();
            default -> throw new OperatorFault(target.typed() + " is an archive; unpack it to change files in it.");
        };
    }

    private Path documentPath() {
        boolean several = !target.within().isEmpty();
        if (wish.out().isPresent()) {
            Path out = world.path(wish.out().get());
            return several ? out.resolve(target.within().replaceAll("/$", "") + ".json") : out;
        }
        if (target.place() instanceof PackagePlace.Repository repository) {
            return repository.agentdoc();
        }
        throw new OperatorFault(target.typed() + " is no repository, which would say where its document goes; add -o"
                + (several ? " FOLDER" : " FILE"));
    }

    private String documentName(Path path) {
        return wish.out().isEmpty() && target.place() instanceof PackagePlace.Repository repository
                ? target.within() + repository.manifest().agentdoc()
                : world.directory().relativize(path).toString();
    }

    private String name(String inPackage) {
        return target.packagePath() + inPackage;
    }

    private static Optional<Bytes> read(Path path) {
        try {
            return Optional.of(Bytes.own(Files.readAllBytes(path)));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
