package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.config.Census;
import io.agentdoc.cli.config.ConfigLimits;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.Fault;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Parameters;

/** The configuration that a command is about. */
final class ConfigArgument {
    static final ConfigLimits LIMITS = ConfigLimits.standard();

    @Parameters(
            paramLabel = "CONFIG",
            arity = "0..1",
            description = "The configuration; agentdoc.yaml in the current directory if not given.")
    Optional<Path> config = Optional.empty();

    /** A configuration and every line that it names, none of them at fault. */
    record Checked(ConfigurationReading.Read read, Census census) {}

    /** Reads the file and all agents, so that no fault shows when half is done; tells every fault that there is. */
    Optional<Checked> read(World world, Terminal terminal, Set<String> only) {
        String label = config.map(Path::toString).orElse(ConfigurationFile.NAME);
        return switch (new ConfigurationFile(LIMITS).read(world.path(Path.of(label)), label)) {
            case ConfigurationReading.Faulty faulty -> tell(faulty.faults(), terminal);
            case ConfigurationReading.Read read -> {
                Census census = Census.of(read.configuration(), read.base(), only, LIMITS);
                if (!census.faults().isEmpty()) {
                    yield tell(census.faults(), terminal);
                }
                census.missing().forEach(ConfigArgument::refuse);
                yield Optional.of(new Checked(read, census));
            }
        };
    }

    private static void refuse(String id, Optional<String> nearest) {
        String cure = nearest.map(near -> "type --only " + near)
                .orElse("`agentdoc config show` lists those of the configuration");
        throw new OperatorFault("No agent is called " + id + "; " + cure + ".");
    }

    private static Optional<Checked> tell(List<Fault> faults, Terminal terminal) {
        faults.stream().limit(LIMITS.maxFaults()).forEach(fault -> terminal.faultAt(fault.toString()));
        String rest = faults.size() > LIMITS.maxFaults() ? ", the first " + LIMITS.maxFaults() + " above" : "";
        String count = faults.size() == 1 ? "one fault" : faults.size() + " faults";
        terminal.fault(count + " in the configuration" + rest + "; nothing was done.");
        return Optional.empty();
    }
}
