package io.agentdoc.fuzz;

import java.util.List;
import java.util.stream.Stream;

/** Texts for the reader of a configuration. */
final class ConfigurationShapes {
    private static final int MOST = 128 << 10;

    private static final List<String> PIECES = List.of(
            "k#: 1\n",
            "k: 1\n",
            "- a\n",
            "- ",
            "[",
            "{",
            "? ",
            "- &a# x\n- *a#\n",
            "- &a x\n",
            "'",
            "'a'\n",
            "# a\n",
            "a\n",
            "a ",
            "k#: |\n  a\n",
            "k#: >-\n  a\n\n",
            "--- \n",
            "!!str ",
            "%TAG ! a\n",
            "\t",
            "\n",
            "<<: ",
            "\u00E9",
            ": ",
            "- - - a\n");

    private ConfigurationShapes() {}

    static Stream<Shape> all() {
        Shape.Reading reading = reading(Targets.CONFIGURATION_YAML.made());
        Shape.Reading lines = reading(Targets.AGENT_LINES.made());
        return Stream.concat(
                PIECES.stream().map(piece -> Shape.of("yaml", MOST, "", piece, "", reading)),
                Stream.of(
                        Shape.of("yaml", MOST, "agents:\n", "- {id: a#, sources: []}\n", "", reading),
                        Shape.of("yaml", MOST, "a: [", "a, ", "a]\n", reading),
                        Shape.of("yaml", MOST, "a: {", "a#: b, ", "a: b}\n", reading),
                        Shape.of("yaml", MOST, "a: \"", "\\x41", "\"\n", reading),
                        Shape.of("yaml", MOST, "a: \"", "a\n  ", "\"\n", reading),
                        Shape.of("yaml", MOST, "a: &a [1]\nb: [", "*a, ", "*a]\n", reading),
                        Shape.of("agent lines", MOST, "", "{\"id\":\"a#\",\"sources\":[]}\n", "", lines),
                        Shape.of("agent lines", MOST, "", "{\n", "", lines)));
    }

    /** All of the configuration, or what is wrong with it: what that comes to is within what was read. */
    private static Shape.Reading reading(Target target) {
        return input -> {
            target.test(input);
            return 0;
        };
    }
}
