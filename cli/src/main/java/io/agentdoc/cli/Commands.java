package io.agentdoc.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/** The commands, in the order of the help. */
enum Commands {
    INIT(InitCommand.class),
    BUILD(BuildCommand.class),
    ASSEMBLE(AssembleCommand.class),
    RENDER(RenderCommand.class),
    PACKAGE(PackageCommand.class),
    CHECK(CheckCommand.class),
    VERIFY(VerifyCommand.class),
    EXPLAIN(ExplainCommand.class),
    DIFF(DiffCommand.class),
    SIGN(SignCommand.class),
    DRAFT(DraftCommand.class),
    DOCTOR(DoctorCommand.class),
    SERVE(ServeCommand.class),
    KEYGEN(KeygenCommand.class),
    KEY(KeyCommand.class),
    CONFIG(ConfigCommand.class),
    CACHE(CacheCommand.class),
    SCHEMA(SchemaCommand.class),
    COMPLETION(CompletionCommand.class);

    private final Class<?> type;

    Commands(Class<?> type) {
        this.type = type;
    }

    static Optional<Commands> named(String word) {
        return Arrays.stream(values())
                .filter(command -> command.toString().equals(word))
                .findFirst();
    }

    /** The command as the help of the program lists it, which takes no more than its name and its description. */
    CommandLine listed() {
        CommandSpec spec = CommandSpec.create();
        Command told = Objects.requireNonNull(type.getAnnotation(Command.class));
        spec.usageMessage().description(told.description());
        return new CommandLine(spec);
    }

    CommandLine make(World world) {
        return switch (this) {
            case INIT -> new CommandLine(new InitCommand(world));
            case BUILD -> new CommandLine(new BuildCommand(world));
            case ASSEMBLE -> new CommandLine(new AssembleCommand(world));
            case RENDER -> new CommandLine(new RenderCommand(world));
            case PACKAGE -> new CommandLine(new PackageCommand(world));
            case CHECK -> new CommandLine(new CheckCommand(world));
            case VERIFY -> new CommandLine(new VerifyCommand(world));
            case EXPLAIN -> new CommandLine(new ExplainCommand(world));
            case DIFF -> new CommandLine(new DiffCommand(world));
            case SIGN -> new CommandLine(new SignCommand(world));
            case DRAFT -> new CommandLine(new DraftCommand(world));
            case DOCTOR -> new CommandLine(new DoctorCommand(world));
            case SERVE -> new CommandLine(new ServeCommand(world));
            case KEYGEN -> new CommandLine(new KeygenCommand(world));
            case KEY -> new CommandLine(new KeyCommand(world));
            case CONFIG ->
                new CommandLine(new ConfigCommand())
                        .addSubcommand("show", new CommandLine(new ConfigShowCommand(world)));
            case CACHE ->
                new CommandLine(new CacheCommand())
                        .addSubcommand("list", new CommandLine(new CacheListCommand(world)))
                        .addSubcommand("verify", new CommandLine(new CacheVerifyCommand(world)))
                        .addSubcommand("gc", new CommandLine(new CacheGcCommand(world)));
            case SCHEMA -> new CommandLine(new SchemaCommand(world));
            case COMPLETION -> new CommandLine(new CompletionCommand(world));
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
