package io.agentdoc.cli;

import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.ConfigurationReading;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;

/** The ids of a configuration's agents, read anew from their files whenever they are asked for. */
final class ConfiguredIds implements Iterable<String> {
    private final ConfigurationReading.Read read;
    private final Predicate<String> wanted;

    ConfiguredIds(ConfigurationReading.Read read) {
        this(read, id -> true);
    }

    ConfiguredIds(ConfigurationReading.Read read, Predicate<String> wanted) {
        this.read = read;
        this.wanted = wanted;
    }

    @Override
    public Iterator<String> iterator() {
        return new Reading(new Agents(read.configuration(), read.base(), ConfigArgument.LIMITS), wanted);
    }

    /** One reading, which closes what it read at its end. */
    private static final class Reading implements Iterator<String> {
        private final Agents agents;
        private final Predicate<String> wanted;
        private Optional<String> next;

        private Reading(Agents agents, Predicate<String> wanted) {
            this.agents = agents;
            this.wanted = wanted;
            this.next = read();
        }

        private Optional<String> read() {
            Optional<String> id = agents.next().map(AgentEntry::id);
            while (id.filter(wanted.negate()).isPresent()) {
                id = agents.next().map(AgentEntry::id);
            }
            if (id.isEmpty()) {
                agents.close();
            }
            return id;
        }

        @Override
        public boolean hasNext() {
            return next.isPresent();
        }

        @Override
        public String next() {
            String id = next.orElseThrow(NoSuchElementException::new);
            next = read();
            return id;
        }
    }
}
