package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Locale;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code agentdoc completion}: what a shell needs to complete commands, options and file names of ours. */
@Command(
        name = "completion",
        abbreviateSynopsis = true,
        description = "Prints the completion script of a shell.",
        footerHeading = "%nExample:%n",
        footer = "  agentdoc completion bash -o ~/.local/share/bash-completion/completions/agentdoc")
final class CompletionCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(
            paramLabel = "bash|zsh",
            converter = Shell.Converter.class,
            description = "The shell; zsh reads the script of bash after bashcompinit, which the script calls itself.")
    Shell shell = Shell.BASH;

    CompletionCommand(World world) {
        this.world = world;
    }

    /** What there is a script for. */
    enum Shell {
        BASH,
        ZSH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads the argument's word. */
        static final class Converter implements ITypeConverter<Shell> {
            @Override
            public Shell convert(String typed) {
                return Words.read(typed, values());
            }
        }
    }

    @Override
    public ExitStatus run() {
        new ResultTarget(world, common).write(Bytes.utf8(script(world)));
        return ExitStatus.DONE;
    }

    /** The one script of both shells, for a program that is called {@code agentdoc}. */
    static String script(World world) {
        return AutoComplete.bash("agentdoc", Program.commandLine(world, List.of())) + "\n";
    }
}
