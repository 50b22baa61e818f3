package io.agentdoc.bench;

import io.agentdoc.bench.table.Ledger;
import io.agentdoc.bench.table.Measured;
import io.agentdoc.bench.table.Parts;
import io.agentdoc.bench.table.PerformancePage;
import io.agentdoc.bench.whole.Scenario;
import io.agentdoc.bench.whole.Setting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * Measures the scenarios that are named and writes the page with all that was measured so far: {@code Table [SCENARIO...]}.
 * Where everything is, and how large, is given as properties by {@code table.sh}.
 */
public final class Table {
    private final Setting setting;
    private final Ledger ledger;
    private final String commit;
    private final String machine;

    private Table(Setting setting, Ledger ledger, String commit, String machine) {
        this.setting = setting;
        this.ledger = ledger;
        this.commit = commit;
        this.machine = machine;
    }

    public static void main(String[] scenarios) throws IOException, InterruptedException {
        Path work = Path.of(given("work"));
        Files.createDirectories(work);
        Setting setting = new Setting(
                Path.of(given("root")),
                work,
                Path.of(given("launcher")),
                given("program"),
                Path.of(System.getProperty("java.home"), "bin", "java"),
                given("classes"),
                Integer.parseInt(given("rounds")),
                Long.parseLong(given("agents")),
                Long.parseLong(given("many")));
        Ledger ledger = Ledger.open(work.resolve("measured.tsv"));
        Table table = new Table(setting, ledger, given("commit"), Machine.text());
        Path page = Path.of(given("page"));
        for (String word : scenarios) {
            table.measure(Scenario.of(word).orElseThrow(() -> new IllegalArgumentException("no scenario: " + word)));
            write(page, ledger, work);
        }
        write(page, ledger, work);
    }

    private static String given(String name) {
        String value = System.getProperty("bench." + name);
        if (value == null) {
            throw new IllegalArgumentException("bench." + name + " is not given");
        }
        return value;
    }

    private static void write(Path page, Ledger ledger, Path work) throws IOException {
        Files.writeString(
                page,
                new PerformancePage(ledger, Parts.read(work.resolve("parts.json"), work.resolve("parts.of"))).text());
    }

    private void measure(Scenario scenario) throws IOException, InterruptedException {
        String day = LocalDate.now(ZoneOffset.UTC).toString();
        scenario.measure(
                setting,
                (aim, ours, beside, size) -> ledger.put(
                        aim, new Measured(ours, beside, size, scenario.rounds(setting), day, commit, machine)));
    }
}
