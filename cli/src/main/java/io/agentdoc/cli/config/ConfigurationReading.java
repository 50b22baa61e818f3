package io.agentdoc.cli.config;

import java.nio.file.Path;
import java.util.List;

/** What became of a configuration file: all of it, or everything that is wrong with it. */
public sealed interface ConfigurationReading {

    /**
     * A configuration without a fault.
     *
     * @param given the file's values with their places
     * @param base the directory that paths are relative to
     */
    record Read(Configuration configuration, Given given, Path base) implements ConfigurationReading {}

    /** What has to be mended first, in the order of the file. */
    record Faulty(List<Fault> faults) implements ConfigurationReading {}
}
