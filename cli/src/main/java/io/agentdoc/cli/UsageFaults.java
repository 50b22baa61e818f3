package io.agentdoc.cli;

import io.agentdoc.cli.config.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one sentence what is wrong with a command line and what to type instead. */
final class UsageFaults implements IParameterExceptionHandler {
    private final World world;

    UsageFaults(World world) {
        this.world = world;
    }

    @Override
    public int handleParseException(ParameterException fault, String[] arguments) {
        CommandLine line = fault.getCommandLine();
        CommandSpec spec = line.getCommandSpec();
        String sentence = fault instanceof UnmatchedArgumentException unmatched
                ? unmatched(unmatched.getUnmatched().getFirst(), line)
                : sentence(fault);
        Terminal terminal = new Terminal(world, new CommonOptions());
        terminal.fault(sentence + "; `" + spec.qualifiedName() + " -h` tells more.");
        return ExitStatus.MEND_FIRST.code();
    }

    private static String unmatched(String word, CommandLine line) {
        if (word.startsWith("-")) {
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            List<String> known =
                    new ArrayList<>(line.getCommandSpec().optionsMap().keySet());
            return "unknown option " + name + begun(name, known);
        }
        if (line.getSubcommands().isEmpty()) {
            return "nothing more is expected after the other words, and here is " + word;
        }
        return "unknown command " + word
                + meant(word, List.copyOf(line.getSubcommands().keySet()));
    }

    /** Where the word is the beginning of several names, all of them are meant alike. */
    private static String begun(String word, List<String> known) {
        List<String> begun = known.stream()
                .filter(name -> word.length() > 4 && name.startsWith(word))
                .sorted()
                .toList();
        return begun.size() > 1 ? "; type " + String.join(" or ", begun) : meant(word, known);
    }

    private static String meant(String word, List<String> known) {
        Optional<String> nearest = Nearest.to(word, known);
        return nearest.map(name -> "; type " + name).orElse("");
    }

    /** Our own converters' sentences follow picocli's words about the place. */
    private static String sentence(ParameterException fault) {
        String message = Optional.ofNullable(fault.getMessage()).orElse("this command line cannot be read");
        return message.lines().findFirst().orElse(message);
    }
}
