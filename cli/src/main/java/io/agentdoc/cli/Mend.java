package io.agentdoc.cli;

import io.agentdoc.assembler.repository.Comparison;
import io.agentdoc.assembler.repository.PackageDoc;
import io.agentdoc.assembler.repository.Pins;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Collects what is out of step in one package, and says the command that mends all of it. */
final class Mend {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:@%+=,-]+");

    private final String typed;
    private final Optional<Path> out;
    private boolean pins;
    private boolean views;
    private boolean document;
    private boolean converted;

    Mend(String typed, Optional<Path> out) {
        this.typed = typed;
        this.out = out;
    }

    void pins(PackageDoc.Made made) {
        pins |= Pins.of(made.opened()) instanceof Pins.Mended;
        converted |= Pins.isConverted(made.opened());
    }

    void views(Comparison comparison) {
        views |= isOff(comparison);
        converted |= isConverted(comparison);
    }

    void document(Comparison comparison) {
        document |= isOff(comparison);
        converted |= isConverted(comparison);
    }

    /** The command; nothing where nothing is out of step. */
    Optional<String> command() {
        if (converted) {
            return Optional.of("put the line '* -text' into .gitattributes, and check the files out again");
        }
        List<String> commands = new ArrayList<>();
        if (pins || views) {
            commands.add("agentdoc package " + quoted(typed) + (pins ? " --pins" : "") + (views ? " --views" : ""));
        }
        if (document || pins) {
            commands.add("agentdoc package " + quoted(typed)
                    + out.map(path -> " -o " + quoted(path.toString())).orElse(""));
        }
        return commands.isEmpty() ? Optional.empty() : Optional.of(String.join(" && ", commands));
    }

    private static boolean isOff(Comparison comparison) {
        return comparison instanceof Comparison.Drifted || comparison instanceof Comparison.Absent;
    }

    private static boolean isConverted(Comparison comparison) {
        return comparison instanceof Comparison.Drifted drifted
                && drifted.cause().isPresent();
    }

    /** A word as a shell reads it back. */
    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
