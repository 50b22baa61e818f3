package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

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

    /** The same of a command whose result is one text and one JSON document, for people and for programs. */
    static FormOutputs ofTextAndJson(World world, CommonOptions options) {
        FormOutputs outputs = new FormOutputs(world, options).apart();
        for (FormatChoice choice : outputs.choices()) {
            if (choice.format() != FormatChoice.Format.TEXT && choice.format() != FormatChoice.Format.JSON) {
                throw new OperatorFault("This command writes no " + choice.format() + "; type --format text or json.");
            }
        }
        return outputs;
    }

    List<FormatChoice> choices() {
        return options.formats.isEmpty() ? List.of(FormatChoice.PLAIN_TEXT) : options.formats;
    }

    void write(Function<FormatChoice.Format, Bytes> form) {
        choices().forEach(choice -> into(form.apply(choice.format()), file(choice)));
        options.report.ifPresent(file -> into(form.apply(FormatChoice.Format.JSON), Optional.of(file)));
    }

    /** Writes the one or the other. */
    void write(Supplier<String> text, Supplier<JsonObject> json) {
        write(format -> Bytes.utf8(format == FormatChoice.Format.JSON ? SafeJson.of(json.get()) : text.get()));
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
