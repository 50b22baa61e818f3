package io.agentdoc.cli;

import io.agentdoc.cli.config.Configuration;
import java.nio.file.Path;

/** Chooses where a build's documents go. */
final class Publishers {
    private Publishers() {}

    static Publisher of(Configuration configuration, CommonOptions options, boolean check, Path out) {
        return new DocumentFiles(out, configuration.site().layout(), options.dryRun || check);
    }
}
