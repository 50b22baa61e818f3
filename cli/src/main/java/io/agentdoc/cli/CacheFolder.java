package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.store.CachePaths;
import java.nio.file.Files;
import java.nio.file.Path;

/** The source cache that a command line means. */
final class CacheFolder {
    private CacheFolder() {}

    static Path of(World world, CommonOptions options) {
        return world.path(options.cache.orElse(Path.of(CommonOptions.DEFAULT_CACHE)));
    }

    /** The cache, where there is one to look into. */
    static CachePaths existing(World world, CommonOptions options) {
        Path folder = of(world, options);
        if (!Files.isDirectory(folder)) {
            Path typed = options.cache.orElse(Path.of(CommonOptions.DEFAULT_CACHE));
            throw new OperatorFault("There is no cache " + typed + " here; name one with --cache DIR.");
        }
        return new CachePaths(folder);
    }
}
