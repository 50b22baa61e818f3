package io.agentdoc.cli;

import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.Pins;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is out of step in one package, and says the command that mends all of it. */
final class Mend {
    private final World world;
    private final PackageTarget target;
    private final Optional<Path> out;
    private boolean pins;
    private boolean views;
    private boolean document;
    /** Whether line endings were converted, in the package or in its document. */
    private boolean convertedPackage;

    private boolean convertedDocument;

    /** @param out the file of the document, where -o says it */
    Mend(World world, PackageTarget target, Optional<Path> out) {
        this.world = world;
        this.target = target;
        this.out = out;
    }

    void pins(PackageDoc.Made made) {
        pins |= !isPacked() && Pins.of(made.opened()) instanceof Pins.Mended;
        convertedPackage |= Pins.isConverted(made.opened());
    }

    void views(Comparison comparison) {
        views |= isOff(comparison);
        convertedPackage |= isConverted(comparison);
    }

    void document(Comparison comparison) {
        document |= isOff(comparison);
        convertedDocument |= isConverted(comparison);
    }

    /** The command; nothing where nothing is out of step. */
    Optional<String> command() {
        if (convertedPackage || (convertedDocument && out.isEmpty())) {
            return CheckedOutAnew.command(world, target);
        }
        List<String> commands = new ArrayList<>();
        if (pins || views) {
            commands.add(command((pins ? " --pins" : "") + (views ? " --views" : "")));
        }
        if (document || pins) {
            commands.add(command(
                    out.map(path -> " -o " + Shell.path(path.toString())).orElse("")));
        }
        return commands.isEmpty() ? Optional.empty() : Optional.of(String.join(" && ", commands));
    }

    private boolean isPacked() {
        return target.place() instanceof PackagePlace.Packed;
    }

    private String command(String options) {
        return Shell.program(world) + " package " + Shell.path(target.typed()) + options;
    }

    private static boolean isOff(Comparison comparison) {
        return comparison instanceof Comparison.Drifted || comparison instanceof Comparison.Absent;
    }

    private static boolean isConverted(Comparison comparison) {
        return comparison instanceof Comparison.Drifted drifted
                && drifted.cause().isPresent();
    }
}
