package io.agentdoc.bench.whole;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where and how large everything is.
 *
 * @param root the checkout
 * @param work where directories of agents are made
 * @param launcher what people start the program with
 * @param program the jars that the launcher starts
 * @param java the JVM that runs the bench's own classes
 * @param classPath the bench's own classes, and the program's
 * @param rounds how many rounds a median is of
 * @param agents how many agents a usual build has
 * @param many how many a large one has
 */
public record Setting(
        Path root,
        Path work,
        Path launcher,
        String program,
        Path java,
        String classPath,
        int rounds,
        long agents,
        long many) {

    /** A class of the bench in a JVM of its own. */
    Command own(Path folder, List<String> jvm, String main, List<String> arguments) {
        List<String> words = new ArrayList<>(List.of(java.toString()));
        words.addAll(jvm);
        words.addAll(List.of("-cp", classPath, main));
        words.addAll(arguments);
        return new Command(folder, words);
    }

    Path peers() {
        return root.resolve("bench/peers");
    }
}
