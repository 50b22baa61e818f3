package io.agentdoc.cli.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One look at every agent before anything is done for the first: how many there are, and what is wrong with any.
 *
 * @param agents how many agents there are
 * @param missing ids that were asked for and are nobody's, each with the nearest known id
 */
public record Census(long agents, Map<String, Optional<String>> missing, List<Fault> faults) {

    public static Census of(Configuration configuration, Path base, Set<String> only, ConfigLimits limits) {
        return new Taking(configuration, base, only, limits).take();
    }

    /** The state of one census while it is taken. */
    private static final class Taking {
        private final Configuration configuration;
        private final Path base;
        private final ConfigLimits limits;
        private final Map<String, Guess> wanted = new LinkedHashMap<>();
        private final IdSet seen = new IdSet();
        private long count;

        Taking(Configuration configuration, Path base, Set<String> only, ConfigLimits limits) {
            this.configuration = configuration;
            this.base = base;
            this.limits = limits;
            only.forEach(id -> wanted.put(id, new Guess("", Integer.MAX_VALUE)));
        }

        Census take() {
            try (Agents agents = new Agents(configuration, base, limits)) {
                Optional<AgentEntry> entry = agents.tolerantNext();
                while (entry.isPresent() && agents.faults().count() < limits.maxFaults()) {
                    look(entry.get(), agents.faults());
                    entry = agents.tolerantNext();
                }
                served(agents.faults());
                return new Census(count, missing(), agents.faults().list());
            }
        }

        private void look(AgentEntry entry, Faults faults) {
            count++;
            wanted.replaceAll((id, guess) -> guess.better(id, entry.id()));
            if (!seen.add(entry.id())) {
                first(entry)
                        .ifPresent(first -> faults.add(entry.at(), UniqueIds.sentence("agents", entry.id(), first)));
            }
        }

        /** Where the id stood before, found by reading again; nothing where two ids only met. */
        private Optional<Place> first(AgentEntry later) {
            try (Agents again = new Agents(configuration, base, limits)) {
                for (long i = 1; i < count; i++) {
                    Optional<AgentEntry> earlier = again.tolerantNext();
                    if (earlier.isPresent() && earlier.get().id().equals(later.id())) {
                        return Optional.of(earlier.get().at());
                    }
                }
                return Optional.empty();
            }
        }

        private void served(Faults faults) {
            boolean wellKnown = configuration.site().layout() == Layout.WELL_KNOWN;
            if (wellKnown && count != 1 && faults.none()) {
                Place at = configuration.agentsFrom().stream()
                        .map(FileRef::at)
                        .findFirst()
                        .orElse(Place.startOf(ConfigurationFile.NAME));
                faults.add(at, Configuration.oneAgentOnly(count));
            }
        }

        private Map<String, Optional<String>> missing() {
            Map<String, Optional<String>> missing = new LinkedHashMap<>();
            wanted.forEach((id, guess) -> {
                if (guess.distance() > 0) {
                    missing.put(id, Nearest.to(id, new ArrayList<>(List.of(guess.id()))));
                }
            });
            return missing;
        }
    }

    /** The nearest id so far. */
    private record Guess(String id, int distance) {
        Guess better(String wanted, String other) {
            int distance = this.distance == 0 ? 0 : Nearest.distance(wanted, other);
            return distance < this.distance ? new Guess(other, distance) : this;
        }
    }
}
