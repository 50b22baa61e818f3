package io.agentdoc.bench.whole;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs commands and says what they took, by GNU time: what the system knows of a process that is over. */
final class Stopwatch {
    private static final double NANOS_IN_SECOND = 1e9;
    private static final double KIB_IN_MIB = 1024;

    private final Path notes;

    /** The notes are a folder for what commands print. */
    Stopwatch(Path notes) {
        this.notes = notes;
    }

    /** Runs a command to its end, which has to be a good one. */
    Spent good(Command command) throws IOException, InterruptedException {
        Spent spent = run(command);
        if (spent.status() != 0) {
            throw new IOException("status " + spent.status() + " of " + String.join(" ", command.words()) + "\n"
                    + Files.readString(said()));
        }
        return spent;
    }

    /** Runs a command to its end, whatever that is. */
    Spent run(Command command) throws IOException, InterruptedException {
        Files.createDirectories(notes);
        Path took = notes.resolve("took");
        List<String> words = new ArrayList<>(List.of("/usr/bin/time", "-q", "-f", "%U %S %M", "-o", took.toString()));
        words.addAll(command.words());
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(command.folder().toFile())
                .redirectErrorStream(true)
                .redirectOutput(said().toFile());
        builder.environment().putAll(command.environment());
        long began = System.nanoTime();
        int status = builder.start().waitFor();
        double clock = (System.nanoTime() - began) / NANOS_IN_SECOND;
        List<String> figures = List.of(Files.readString(took).strip().split(" ", -1));
        return new Spent(
                Double.parseDouble(figures.get(0)) + Double.parseDouble(figures.get(1)),
                clock,
                Double.parseDouble(figures.get(2)) / KIB_IN_MIB,
                status);
    }

    /** What the last command printed. */
    Path said() {
        return notes.resolve("said");
    }
}
