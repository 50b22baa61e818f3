package io.agentdoc.bench.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The page that says how fast the program is: each aim with what was measured of it, or that it was not run. */
public final class PerformancePage {
    private static final String HEAD = """
        # How fast it is

        Written by `bench/table.sh` and never edited; [bench/README.md](../bench/README.md) tells what each line is, and what the peers do
        and do not do. Figures are medians of the rounds of one run in which both sides took turns. A target that was missed
        is said to be missed; a line that was not run says so.

        ## Targets

        | what | ours | beside | ratio | floor | ratio | target | | measured |
        |---|---|---|---|---|---|---|---|---|
        """;

    private final Ledger ledger;
    private final Parts parts;

    public PerformancePage(Ledger ledger, Parts parts) {
        this.ledger = ledger;
        this.parts = parts;
    }

    public String text() {
        List<String> machines = machines();
        StringBuilder page = new StringBuilder(HEAD);
        for (Aim aim : Aim.values()) {
            page.append(line(aim, machines)).append('\n');
        }
        if (!machines.isEmpty()) {
            page.append("\nMachines:\n\n");
        }
        for (int i = 0; i < machines.size(); i++) {
            page.append(i + 1).append(". ").append(machines.get(i)).append('\n');
        }
        return page.append(parts()).toString();
    }

    private List<String> machines() {
        return List.of(Aim.values()).stream()
                .flatMap(aim -> ledger.of(aim).stream())
                .map(Measured::machine)
                .distinct()
                .toList();
    }

    private String line(Aim aim, List<String> machines) {
        String target = aim.target().text();
        Optional<Measured> measured = ledger.of(aim);
        return measured.map(found -> row(List.of(
                        aim.what(Figures.text((double) found.size())) + " (" + aim.unit() + ")",
                        Figures.text(found.ours()),
                        Double.isNaN(found.beside()) ? "" : aim.beside() + ": " + Figures.text(found.beside()),
                        Figures.text(found.ratio()),
                        floor(aim).isPresent() ? Figures.text(floor(aim).getAsDouble()) : "",
                        floor(aim).isPresent()
                                ? Figures.text(found.ours() / floor(aim).getAsDouble())
                                : "",
                        target,
                        aim.target().verdict(found),
                        String.format(
                                Locale.ROOT,
                                "%s, %s, %d round%s, machine %d",
                                found.day(),
                                found.commit(),
                                found.rounds(),
                                found.rounds() == 1 ? "" : "s",
                                machines.indexOf(found.machine()) + 1))))
                .orElseGet(() -> row(List.of(
                        aim.what("the") + " (" + aim.unit() + ")", "not run", "", "", "", "", target, "", "not run")));
    }

    private OptionalDouble floor(Aim aim) {
        return aim == Aim.COLD_CPU ? parts.floor() : OptionalDouble.empty();
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    private String parts() {
        List<String> lines = new ArrayList<>(List.of(
                "",
                "## Parts",
                "",
                "One thread of a warm JVM, by JMH. The floor is the sum of the parts that no program can leave out.",
                parts.of().isEmpty() ? "Not run." : "Measured " + parts.of() + ".",
                "",
                "| part | µs an agent | in the floor |",
                "|---|---|---|"));
        for (Map.Entry<String, Double> part : parts.micros().entrySet()) {
            lines.add(row(List.of(
                    part.getKey(), Figures.text(part.getValue()), Parts.FLOOR.contains(part.getKey()) ? "yes" : "")));
        }
        return String.join("\n", lines) + "\n";
    }
}
