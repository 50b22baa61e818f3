package io.agentdoc.cli;

import io.agentdoc.cli.config.ConfigLimits;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.Fault;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    ConfigurationReading read(World world) {
        return new ConfigurationFile(LIMITS).read(world.path(Path.of(label())), label());
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
