package io.agentdoc.cli.config;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads {@code agentdoc.yaml} whole: every key typed, every fault told. */
public final class ConfigurationFile {
    public static final String NAME = "agentdoc.yaml";

    private final ConfigLimits limits;

    public ConfigurationFile(ConfigLimits limits) {
        this.limits = limits;
    }

    /** Reads the file; the label is its name as the user would type it, for the beginning of every message. */
    public ConfigurationReading read(Path path, String label) {
        Faults faults = new Faults();
        Path base = Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
        Optional<Given> given = new YamlText(label, limits, faults).read(bytes(path, label));
        Optional<Configuration> configuration =
                given.flatMap(value -> Configuration.TABLE.read(value, new Reading("", base, faults)));
        return configuration.isPresent() && faults.none()
                ? new ConfigurationReading.Read(configuration.get(), given.orElseThrow(), base)
                : new ConfigurationReading.Faulty(faults.list());
    }

    private byte[] bytes(Path path, String label) {
        if (Files.isDirectory(path)) {
            throw new OperatorFault(
                    label + " is a directory and a configuration is a file; type " + label + "/" + NAME + ".");
        }
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(limits.maxBytes() + 1);
        } catch (NoSuchFileException e) {
            throw new OperatorFault("There is no configuration " + label
                    + "; type the path of one, or `agentdoc schema config` to see what one holds.");
        } catch (IOException e) {
            throw new OperatorFault("The configuration " + label + " cannot be read; check who may read it.", e);
        }
    }
}
