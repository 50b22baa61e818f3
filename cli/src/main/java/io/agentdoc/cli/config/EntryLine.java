package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Limits;
import java.nio.file.Path;
import java.util.Optional;

/** Reads one line of a file of agents: a JSON object with the keys of an entry. */
final class EntryLine {
    private final JsonParser parser = new JsonParser(Limits.standard());
    private final String file;
    private final Path base;
    private final ConfigLimits limits;

    EntryLine(String file, Path base, ConfigLimits limits) {
        this.file = file;
        this.base = base;
        this.limits = limits;
    }

    /** The entry, or nothing after every fault of the line has been noted. */
    Optional<AgentEntry> read(EntryLines.Line line, Faults faults) {
        Place at = new Place(file, line.number(), 1);
        if (line.tooLong()) {
            faults.add(at, "a line may have " + limits.maxLineBytes() + " bytes; split the entry's sources.");
            return Optional.empty();
        }
        return switch (parser.parse(line.bytes())) {
            case JsonReading.Malformed malformed -> {
                Place column = new Place(file, line.number(), (int) malformed.column());
                faults.add(column, "this line is not one JSON object: " + malformed.why() + "; mend the line.");
                yield Optional.empty();
            }
            case JsonReading.Parsed parsed -> entry(JsonGiven.of(parsed.root(), at), line, faults);
        };
    }

    private Optional<AgentEntry> entry(Given given, EntryLines.Line line, Faults faults) {
        Faults found = new Faults();
        Optional<AgentEntry> entry = AgentEntry.TABLE.read(given, new Reading("entry", base, found));
        if (entry.isEmpty()) {
            Faults placed = withColumns(line);
            (placed.none() ? found : placed).list().forEach(fault -> faults.add(fault.at(), fault.sentence()));
        }
        return entry;
    }

    /** Reads a faulty line again as the YAML that JSON also is, since only that reading knows columns. */
    private Faults withColumns(EntryLines.Line line) {
        Faults placed = new Faults();
        new YamlText(file, limits, placed)
                .read(line.bytes().toArray())
                .ifPresent(given -> AgentEntry.TABLE.read(given, new Reading("entry", base, placed)));
        Faults here = new Faults();
        placed.list()
                .forEach(fault ->
                        here.add(new Place(file, line.number(), fault.at().column()), fault.sentence()));
        return here;
    }
}
