package io.agentdoc.cli;

import io.agentdoc.cli.config.ConfigSchema;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.value.Bytes;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;

/**
 * Writes what a distribution holds beside the program and what comes from the program alone: completion scripts, manual
 * pages and JSON Schemas. It is run when the distribution is packed, so none of them can be older than the program.
 */
final class Accompaniments {
    private final World world;
    private final Path folder;

    private Accompaniments(World world, Path folder) {
        this.world = world;
        this.folder = folder;
    }

    /** Writes everything into the folder that is named. */
    public static void main(String... folder) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        World world = new World(
                InputStream.nullInputStream(),
                nowhere,
                nowhere,
                Map.of(),
                Path.of("").toAbsolutePath(),
                Clock.systemUTC(),
                new Stop(),
                false);
        new Accompaniments(world, Path.of(folder[0])).write();
    }

    private void write() {
        put("completions/agentdoc.bash", CompletionCommand.script(world));
        new ManPages(Program.commandLine(world, List.of()))
                .all()
                .forEach((name, page) -> put("man/man1/" + name, page));
        for (SchemaCommand.Shape shape : SchemaCommand.Shape.values()) {
            NewFile.write(folder.resolve("schemas/" + shape + ".schema.json"), SchemaCommand.schema(shape));
        }
        NewFile.write(
                folder.resolve("schemas/config.draft-07.schema.json"),
                JsonPretty.of(ConfigSchema.configuration(ConfigSchema.Draft.DRAFT_07)));
    }

    private void put(String name, String text) {
        NewFile.write(folder.resolve(name), Bytes.utf8(text));
    }
}
