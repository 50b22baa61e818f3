package io.agentdoc.cli;

import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.value.Bytes;

/** Where a command's one result goes: to stdout, seen at once, or whole and at once into the file of {@code -o}. */
final class ResultTarget {
    private final World world;
    private final CommonOptions options;

    ResultTarget(World world, CommonOptions options) {
        this.world = world;
        this.options = options;
    }

    /** Writes a document with a stranger's words in it. */
    void document(Bytes json) {
        if (options.out.isEmpty()) {
            print(world, json);
        } else {
            write(json);
        }
    }

    /** Byte for byte to a file or another program; what a screen would obey stands there as an escape that means the same. */
    static void print(World world, Bytes json) {
        Bytes shown = world.screen() ? Bytes.utf8(SafeJson.of(json)) : json;
        world.out().writeBytes(shown.toArray());
        world.out().flush();
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
