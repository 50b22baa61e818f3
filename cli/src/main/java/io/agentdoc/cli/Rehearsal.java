package io.agentdoc.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Walks the ways that most runs take, once, while the JVM notes which classes they need: the launcher starts the program
 * from these notes afterwards. What it prints goes nowhere, and what it writes into a folder that is thrown away.
 */
final class Rehearsal {

    private Rehearsal() {}

    /** Runs the commands in the folder named first, on the example named second. */
    public static void main(String... folderAndExample) {
        Path folder = Path.of(folderAndExample[0]);
        Path example = Path.of(folderAndExample[1]);
        commands(example).forEach(command -> run(folder, command));
        Main.main("--help"); // begins and ends as every run does, so that what this takes is noted too
    }

    private static List<List<String>> commands(Path example) {
        String card = "card=a2a-card:" + example.resolve("sources/agent-card.json");
        Path directory = example.resolveSibling("directory").resolve("agentdoc.yaml");
        String descriptor = "descriptor=agent-descriptor:" + example.resolve("sources/descriptor.json");
        return List.of(
                List.of(), // names no command, so that every one is made
                List.of("--help"),
                List.of("assemble", "--help"),
                List.of("keygen", "-o", "key.pem"),
                List.of("key", "key.pem"),
                List.of(
                        "assemble",
                        "--source",
                        descriptor,
                        "--source",
                        card,
                        "--key",
                        "key.pem",
                        "-o",
                        "agentdoc.json"),
                List.of("explain", "agentdoc.json", "identity.name"),
                List.of("render", "agentdoc.json", "-o", "pages"),
                List.of("build", example.resolve("agentdoc.yaml").toString()),
                List.of("build", directory.toString(), "-o", "directory"));
    }

    private static void run(Path folder, List<String> command) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Main.run(command.toArray(String[]::new), InputStream.nullInputStream(), nowhere, nowhere, Map.of(), folder);
    }
}
