package io.agentdoc.cli.config;

import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.Optional;

/** Reads lines of entries that somebody else has cut out of their files. */
public final class Entries {
    private final EntryLine reader;
    private final ConfigLimits limits;

    /**
     * A reader of lines.
     *
     * @param label what faults are told to stand in
     * @param base what the paths of sources are relative to
     */
    public Entries(String label, Path base, ConfigLimits limits) {
        this.reader = new EntryLine(label, base, limits);
        this.limits = limits;
    }

    /** The entry, or nothing after every fault of the line has been noted. */
    public Optional<AgentEntry> read(Bytes line, Faults faults) {
        return reader.read(new EntryLines.Line(1, line, line.size() > limits.maxLineBytes()), faults);
    }
}
