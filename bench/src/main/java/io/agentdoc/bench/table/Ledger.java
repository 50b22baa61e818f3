package io.agentdoc.bench.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was measured last of each aim, in one file of lines, so that aims can be measured at different times. */
public final class Ledger {
    private static final String BETWEEN = "\t";

    private final Path file;
    private final Map<Aim, Measured> measured = new EnumMap<>(Aim.class);

    private Ledger(Path file) {
        this.file = file;
    }

    public static Ledger open(Path file) throws IOException {
        Ledger ledger = new Ledger(file);
        if (Files.exists(file)) {
            Files.readAllLines(file).forEach(ledger::read);
        }
        return ledger;
    }

    Optional<Measured> of(Aim aim) {
        return Optional.ofNullable(measured.get(aim));
    }

    public void put(Aim aim, Measured found) throws IOException {
        measured.put(aim, found);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(
                file,
                measured.entrySet().stream()
                        .map(entry -> line(entry.getKey(), entry.getValue()))
                        .toList());
    }

    private static String line(Aim aim, Measured one) {
        return String.join(
                BETWEEN,
                List.of(
                        aim.name(),
                        Double.toString(one.ours()),
                        Double.toString(one.beside()),
                        Long.toString(one.size()),
                        Integer.toString(one.rounds()),
                        one.day(),
                        one.commit(),
                        one.machine()));
    }

    private void read(String line) {
        List<String> cells = List.of(line.split(BETWEEN, -1));
        measured.put(
                Aim.valueOf(cells.get(0)),
                new Measured(
                        Double.parseDouble(cells.get(1)),
                        Double.parseDouble(cells.get(2)),
                        Long.parseLong(cells.get(3)),
                        Integer.parseInt(cells.get(4)),
                        cells.get(5),
                        cells.get(6),
                        cells.get(7)));
    }
}
