package io.agentdoc.cli;

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

    /** The file's name as the user would type it. */
    String label() {
        return config.map(Path::toString).orElse(ConfigurationFile.NAME);
    }

    /** Reads the file and every line of {@code agents_from}, so that no fault shows when half is done. */
    ConfigurationReading read(World world) {
        ConfigurationReading reading = new ConfigurationFile(LIMITS).read(world.path(Path.of(label())), label());
        if (reading instanceof ConfigurationReading.Read read) {
            Census census = census(read, Set.of());
            return census.faults().isEmpty() ? read : new ConfigurationReading.Faulty(census.faults());
        }
        return reading;
    }

    static Census census(ConfigurationReading.Read read, Set<String> only) {
        return Census.of(read.configuration(), read.base(), only, LIMITS);
    }

    /** Tells every fault, each on its line, and how many there are. */
    static ExitStatus tell(List<Fault> faults, Terminal terminal) {
        faults.stream().limit(LIMITS.maxFaults()).forEach(fault -> terminal.faultAt(fault.toString()));
        String rest = faults.size() > LIMITS.maxFaults() ? ", the first " + LIMITS.maxFaults() + " above" : "";
        String count = faults.size() == 1 ? "one fault" : faults.size() + " faults";
        terminal.fault(count + " in the configuration" + rest + "; nothing was done.");
        return ExitStatus.MEND_FIRST;
    }
}
