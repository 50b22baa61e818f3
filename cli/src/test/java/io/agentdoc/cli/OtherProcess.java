package io.agentdoc.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A command line that runs in a process of its own, to be killed or to be met there. */
final class OtherProcess {
    private OtherProcess() {}

    static Process start(Path directory, String... arguments) throws IOException {
        return start(directory, List.of("-Xmx256m"), arguments);
    }

    /** The same, with options of its own for the virtual machine. */
    static Process start(Path directory, List<String> options, String... arguments) throws IOException {
        return start(Main.class, directory, options, arguments);
    }

    /** The same, through another door than the program's own. */
    static Process start(Class<?> main, Path directory, List<String> options, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("other-process.txt").toFile())
                .start();
    }
}
