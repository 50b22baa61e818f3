package io.agentdoc.cli.config;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** All agents of a configuration, those in it first, then those of each file; only one is in memory at a time. */
public final class Agents implements AutoCloseable {
    private final Iterator<AgentEntry> inline;
    private final Iterator<FileRef> files;
    private final Path base;
    private final ConfigLimits limits;
    private final Faults faults = new Faults();
    private Optional<EntryLines> lines = Optional.empty();
    private Optional<EntryLine> reader = Optional.empty();

    public Agents(Configuration configuration, Path base, ConfigLimits limits) {
        this(configuration.agents(), configuration.agentsFrom(), base, limits);
    }

    Agents(List<AgentEntry> inline, List<FileRef> files, Path base, ConfigLimits limits) {
        this.inline = inline.iterator();
        this.files = files.iterator();
        this.base = base;
        this.limits = limits;
    }

    /** The next agent; a fault in a file, which a census would have told before, is the operator's. */
    public synchronized Optional<AgentEntry> next() {
        Optional<AgentEntry> entry = tolerantNext();
        if (!faults.none()) {
            throw new OperatorFault(faults.list().getFirst().toString());
        }
        return entry;
    }

    /** The next agent that has no fault; faults are noted, and the reading goes on. */
    Optional<AgentEntry> tolerantNext() {
        if (inline.hasNext()) {
            return Optional.of(inline.next());
        }
        try {
            return nextFromFiles();
        } catch (IOException e) {
            throw new OperatorFault("A file of agents_from cannot be read further; check the disk.", e);
        }
    }

    Faults faults() {
        return faults;
    }

    private Optional<AgentEntry> nextFromFiles() throws IOException {
        while (true) {
            Optional<EntryLines.Line> line = lines.isPresent() ? lines.get().next() : Optional.empty();
            if (line.isPresent()) {
                Optional<AgentEntry> entry = reader.orElseThrow().read(line.get(), faults);
                if (entry.isPresent() || faults.count() >= limits.maxFaults()) {
                    return entry;
                }
            } else if (files.hasNext()) {
                open(files.next());
            } else {
                return Optional.empty();
            }
        }
    }

    private void open(FileRef file) throws IOException {
        close();
        lines = Optional.of(new EntryLines(file.path(), limits));
        reader = Optional.of(new EntryLine(label(file), base, limits));
    }

    /** The file's name as the user would type it from where the configuration was named. */
    private static String label(FileRef file) {
        return Path.of(file.at().file()).resolveSibling(file.text()).toString();
    }

    @Override
    public void close() {
        try {
            if (lines.isPresent()) {
                lines.get().close();
            }
        } catch (IOException e) {
            throw new OperatorFault("A file of agents_from cannot be closed; check the disk.", e);
        }
    }
}
