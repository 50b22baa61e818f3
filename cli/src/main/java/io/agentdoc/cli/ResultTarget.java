package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;

/** Where a command's one result goes: to stdout, seen at once, or whole and at once into the file of {@code -o}. */
final class ResultTarget {
    private final World world;
    private final CommonOptions options;

    ResultTarget(World world, CommonOptions options) {
        this.world = world;
        this.options = options;
    }

    void write(Bytes bytes) {
        if (options.out.isEmpty()) {
            world.out().writeBytes(bytes.toArray());
            world.out().flush();
        } else if (!options.dryRun) {
            NewFile.write(world.path(options.out.get()), bytes);
        }
    }
}
