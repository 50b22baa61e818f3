package io.agentdoc.cli;

import io.agentdoc.cli.config.AgentEntry;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.cli.config.SourceEntry;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Optional;

/** The files that a configuration names as sources, found by what is in them. */
record SourceFiles(ConfigurationReading.Read read) {
    /** As much as a fetch may bring of a package: 32 MiB. */
    private static final int MOST_BYTES = 32 << 20;

    /** The first file of that digest; looked for from the beginning, since it is asked for once or twice in a run. */
    Optional<Bytes> find(Digest digest) {
        try (Agents agents = new Agents(read.configuration(), read.base(), ConfigArgument.LIMITS)) {
            Optional<AgentEntry> entry = agents.next();
            while (entry.isPresent()) {
                Optional<Bytes> found = entry.get().sources().stream()
                        .map(SourceEntry::file)
                        .flatMap(Optional::stream)
                        .map(SourceFiles::bytes)
                        .flatMap(Optional::stream)
                        .filter(bytes -> Digest.of(bytes).equals(digest))
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
                entry = agents.next();
            }
            return Optional.empty();
        }
    }

    private static Optional<Bytes> bytes(FileRef file) {
        try (InputStream in = Files.newInputStream(file.path())) {
            return Optional.of(Bytes.own(in.readNBytes(MOST_BYTES)));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
