package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.config.ConfigSchema;
import io.agentdoc.cli.config.ConfigSchema.Draft;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc schema}: the shapes of what the program reads and writes, as JSON Schema. */
@Command(
        name = "schema",
        abbreviateSynopsis = true,
        description = "Prints the JSON Schema (draft 2020-12) of a file that the program reads or writes.",
        footerHeading = "%nExample:%n",
        footer = "  agentdoc schema config -o agentdoc.schema.json")
final class SchemaCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "config|agent|report|agentdoc",
            converter = Shape.Converter.class,
            description = "The configuration, one entry of it, the report, or the AgentDoc itself.")
    Shape shape = Shape.CONFIG;

    @Option(
            names = "--draft-07",
            order = 1,
            description = "Of config or agent, the schema in the draft that editors of YAML read.")
    boolean draft07;

    SchemaCommand(World world) {
        this.world = world;
    }

    /** What there is a schema of. */
    enum Shape {
        CONFIG,
        AGENT,
        REPORT,
        AGENTDOC;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads the argument's word. */
        static final class Converter implements ITypeConverter<Shape> {
            @Override
            public Shape convert(String typed) {
                return Words.read(typed, values());
            }
        }
    }

    @Override
    public ExitStatus run() {
        new ResultTarget(world, common).write(schema());
        return ExitStatus.DONE;
    }

    private Bytes schema() {
        if (!draft07) {
            return schema(shape);
        }
        return switch (shape) {
            case CONFIG -> JsonPretty.of(ConfigSchema.configuration(Draft.DRAFT_07));
            case AGENT -> JsonPretty.of(ConfigSchema.agent(Draft.DRAFT_07));
            case REPORT, AGENTDOC ->
                throw new OperatorFault(
                        "The schema of " + shape + " is written in draft 2020-12 alone; leave out" + " --draft-07.");
        };
    }

    static Bytes schema(Shape shape) {
        return switch (shape) {
            case CONFIG -> JsonPretty.of(ConfigSchema.configuration(Draft.DRAFT_2020_12));
            case AGENT -> JsonPretty.of(ConfigSchema.agent(Draft.DRAFT_2020_12));
            case REPORT, AGENTDOC -> resource(shape + ".schema.json");
        };
    }

    private static Bytes resource(String name) {
        try (InputStream in = Optional.ofNullable(SchemaCommand.class.getResourceAsStream(name))
                .orElseThrow(() -> new IllegalStateException("the program lacks " + name))) {
            return Bytes.own(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
