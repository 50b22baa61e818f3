package io.agentdoc.bench.whole;

import io.agentdoc.bench.Yardstick;
import io.agentdoc.bench.YardstickSource;
import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The program started for little: one agent, its help, one package. */
final class Starts {
    /** A start is short, and its spread large. */
    static final int TIMES = 3;

    private Starts() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        Directory directory = Directory.of(setting, stopwatch, 1);
        Command ours = assemble(setting, directory.folder());
        Map<String, List<Spent>> spent = new Turns(stopwatch, TIMES * setting.rounds())
                .with("ours", () -> {}, ours)
                .with("without an archive", () -> {}, withoutArchive(setting, ours))
                .with("node", directory::forget, directory.node())
                .with("help", () -> {}, program(setting, "--help"))
                .run();
        double node = clock(spent, "node");
        notes.put(Aim.START, clock(spent, "ours"), node, 1);
        notes.put(Aim.START_PLAIN, clock(spent, "without an archive"), node, 1);
        notes.put(
                Aim.START_MEMORY,
                Spent.median(spent.getOrDefault("ours", List.of()), Spent::mebibytes),
                Spent.median(spent.getOrDefault("node", List.of()), Spent::mebibytes),
                1);
        notes.put(Aim.HELP, clock(spent, "help"), Scenario.NOTHING, 1);
    }

    static void packageCheck(Setting setting, Stopwatch stopwatch, Notes notes)
            throws IOException, InterruptedException {
        String repository = setting.root().resolve("examples/repository").toString();
        Map<String, List<Spent>> spent = new Turns(stopwatch, TIMES * setting.rounds())
                .with("check", () -> {}, program(setting, "package", repository, "--check"))
                .with("version", () -> {}, program(setting, "--version"))
                .run();
        notes.put(Aim.PACKAGE_CHECK, clock(spent, "check"), clock(spent, "version"), 1);
    }

    private static double clock(Map<String, List<Spent>> spent, String name) {
        return Spent.median(spent.getOrDefault(name, List.of()), Spent::clock);
    }

    private static Command program(Setting setting, String... words) {
        List<String> line = new ArrayList<>(List.of(setting.launcher().toString()));
        line.addAll(List.of(words));
        return new Command(setting.work(), line);
    }

    /** The sources lie as files, as somebody has them who assembles one agent by hand. */
    private static Command assemble(Setting setting, Path folder) throws IOException {
        List<String> words = new ArrayList<>(List.of(setting.launcher().toString(), "assemble"));
        for (YardstickSource source : new Yardstick(1).agent(0)) {
            String file = source.id() + ".json";
            Files.write(folder.resolve(file), source.bytes().toArray());
            words.addAll(List.of("--source", source.id() + "=" + source.kind() + ":" + file));
            words.addAll(List.of("--url", source.id() + "=" + source.url()));
        }
        words.addAll(List.of("--key", "assembler.pem", "--offline", "--cache", "own-cache", "-o", "agentdoc.json"));
        return new Command(folder, words);
    }

    /** The launcher's own archive cannot be left out, so the same jars are started without the launcher. */
    private static Command withoutArchive(Setting setting, Command ours) {
        List<String> words = new ArrayList<>(List.of(
                setting.java().toString(), "-XX:-UsePerfData", "-cp", setting.program(), "io.agentdoc.cli.Main"));
        words.addAll(ours.words().subList(1, ours.words().size()));
        return new Command(ours.folder(), words);
    }
}
