package io.agentdoc.cli;

import io.agentdoc.cli.text.SafeText;
import java.io.PrintStream;
import java.util.Arrays;

/** The two streams that people and programs read: everything printed on them is made safe here. */
final class Terminal {
    private static final String RED = "\u001B[31m";
    private static final String YELLOW = "\u001B[33m";
    private static final String PLAIN = "\u001B[0m";

    private final PrintStream out;
    private final PrintStream err;
    private final boolean color;
    private final boolean quiet;
    private final boolean verbose;

    Terminal(World world, CommonOptions options) {
        this.out = world.out();
        this.err = world.err();
        this.color = isColored(world, options);
        this.quiet = options.quiet;
        this.verbose = options.verbose;
    }

    private static boolean isColored(World world, CommonOptions options) {
        return switch (options.color.orElse(ColorMode.AUTO)) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                world.live()
                        && world.variable("NO_COLOR").isEmpty()
                        && !world.variable("TERM").orElse("dumb").equals("dumb");
        };
    }

    /** One line of a result. */
    void result(String line) {
        out.print(SafeText.of(line) + "\n");
    }

    /** One line of a result with columns for programs, separated by tabs. */
    void columns(String... columns) {
        out.print(String.join("\t", Arrays.stream(columns).map(SafeText::of).toList()) + "\n");
    }

    /** A result of our own making that has many lines and no stranger's text, such as a schema. */
    void document(String text) {
        out.print(text);
    }

    /** Something worth knowing, unless quiet was asked for. */
    void note(String line) {
        if (!quiet) {
            say(SafeText.of(line) + "\n");
        }
    }

    /** Something that only who asked for more wants to know. */
    void detail(String line) {
        if (verbose && !quiet) {
            say(SafeText.of(line) + "\n");
        }
    }

    void warning(String sentence) {
        say(painted(YELLOW, "warning: ") + SafeText.of(sentence) + "\n");
    }

    /** What must be mended first, at its place. */
    void faultAt(String line) {
        say(SafeText.of(line) + "\n");
    }

    /** Why the run did not do what was asked. */
    void fault(String sentence) {
        say(painted(RED, "agentdoc: ") + SafeText.of(sentence) + "\n");
    }

    /** Messages are few, and each is seen as soon as it is said, after the lines of the result that came before it. */
    private void say(String text) {
        out.flush();
        err.print(text);
        err.flush();
    }

    boolean isQuiet() {
        return quiet;
    }

    private String painted(String paint, String word) {
        return color ? paint + word + PLAIN : word;
    }
}
