package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Where a result goes, in each form that {@code --format} names: to that form's file, else to the file of {@code -o}, else to
 * stdout; {@code --report} is one more file, for JSON.
 */
final class FormOutputs {
    private final World world;
    private final CommonOptions options;

    FormOutputs(World world, CommonOptions options) {
        this.world = world;
        this.options = options;
    }

    /** Refuses two forms that would go into one file, of which one would be lost. */
    FormOutputs apart() {
        Set<Path> files = new HashSet<>();
        for (FormatChoice choice : choices()) {
            file(choice).filter(file -> !files.add(world.path(file))).ifPresent(file -> {
                throw new OperatorFault(
                        "Two forms would go into the file " + file + "; type --format F=FILE for each.");
            });
        }
        return this;
    }

    List<FormatChoice> choices() {
        return options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
    }

    void write(Function<FormatChoice.Format, Bytes> form) {
        choices().forEach(choice -> into(form.apply(choice.format()), file(choice)));
        options.report.ifPresent(file -> into(form.apply(FormatChoice.Format.JSON), Optional.of(file)));
    }

    /** Writes one form of a command whose {@code -o} is for something else. */
    void aside(FormatChoice choice, Bytes form) {
        into(form, choice.file());
    }

    private Optional<Path> file(FormatChoice choice) {
        return choice.file().or(() -> options.out);
    }

    private void into(Bytes form, Optional<Path> file) {
        if (file.isEmpty()) {
            world.out().writeBytes(form.toArray());
        } else if (!options.dryRun) {
            NewFile.write(world.path(file.get()), form);
        }
    }
}
