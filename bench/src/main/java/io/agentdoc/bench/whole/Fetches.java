package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Five sources of each agent fetched from a server on this machine that counts what each of its hosts sees. */
final class Fetches {
    private static final int SOURCES = 5;
    private static final String PACKAGE = "io.agentdoc.bench.fetching.";

    private record Round(double rate, double most, double limit) {}

    private Fetches() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < setting.rounds(); i++) {
            rounds.add(round(setting, stopwatch));
        }
        List<Double> rates = rounds.stream().map(Round::rate).sorted().toList();
        Round worst =
                rounds.stream().max(Comparator.comparingDouble(Round::most)).orElseThrow();
        notes.put(Aim.FETCH_RATE, rates.get(rates.size() / 2), Scenario.NOTHING, setting.agents());
        notes.put(Aim.FETCH_LIMIT, worst.most(), worst.limit(), setting.agents());
    }

    private static Round round(Setting setting, Stopwatch stopwatch) throws IOException, InterruptedException {
        Path cache = setting.work().resolve("fetched");
        Folders.remove(cache);
        Files.createDirectories(cache);
        Command server = setting.own(setting.work(), List.of(), PACKAGE + "CountingServer", List.of());
        Process process = new ProcessBuilder(server.words())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader told = process.inputReader(StandardCharsets.UTF_8)) {
            String port = told.readLine();
            Spent spent = stopwatch.good(setting.own(
                    setting.work(),
                    List.of(),
                    PACKAGE + "FetchMany",
                    List.of(cache.toString(), Long.toString(setting.agents()), port)));
            process.outputWriter(StandardCharsets.UTF_8).close();
            String[] counted = told.readLine().split(" ", -1);
            String[] said = Files.readString(stopwatch.said()).strip().split(" ", -1);
            System.out.printf(
                    "  %s of %s requests came in %s s, %s at one host at once, %.2f s CPU%n",
                    said[0], counted[0], said[1], counted[1], spent.cpu());
            if (Long.parseLong(said[0]) != SOURCES * setting.agents()) {
                throw new IOException("not every source came");
            }
            return new Round(
                    Long.parseLong(said[0]) / Double.parseDouble(said[1]),
                    Double.parseDouble(counted[1]),
                    Double.parseDouble(said[2]));
        } finally {
            process.destroy();
            Folders.remove(cache);
        }
    }
}
