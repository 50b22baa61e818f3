package io.agentdoc.bench.whole;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A command line, where it is typed, and what it finds in its environment. */
record Command(Path folder, Map<String, String> environment, List<String> words) {
    Command {
        environment = Map.copyOf(environment);
        words = List.copyOf(words);
    }

    Command(Path folder, List<String> words) {
        this(folder, Map.of(), words);
    }

    /** With further options of the JVM that runs the program. */
    Command withJvm(String options) {
        Map<String, String> more = new TreeMap<>(environment);
        more.put("JDK_JAVA_OPTIONS", options);
        return new Command(folder, more, words);
    }

    /** On these cores alone. */
    Command onCores(String cores) {
        List<String> pinned = new ArrayList<>(List.of("taskset", "-c", cores));
        pinned.addAll(words);
        return new Command(folder, environment, pinned);
    }
}
