package io.agentdoc.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where a fault of ours happened, for whoever mends it. Only classes and lines are kept: a message could hold a secret
 * or a stranger's text.
 */
final class FaultRecord {
    /** How many causes of a fault of ours are named; a chain that goes in a circle has no end. */
    private static final int DEEPEST = 8;

    private final World world;

    FaultRecord(World world) {
        this.world = world;
    }

    /** Keeps the record in a file and says where; where no file can be written it goes to the messages. */
    String keep(Throwable fault) {
        String record = record(fault);
        try {
            Path folder = Path.of(world.variable("TMPDIR").orElse("/tmp"));
            Path file = Files.createTempFile(folder, "agentdoc-fault-", ".txt");
            Files.writeString(file, record);
            return "what happened is kept in " + file + ", without any text of yours; please send it to us.";
        } catch (IOException | IllegalArgumentException e) {
            world.err().print(record);
            return "what happened stands above, without any text of yours; please send it to us.";
        }
    }

    private static String record(Throwable fault) {
        StringBuilder text = new StringBuilder(Version.text()).append('\n');
        text.append("Java ").append(Runtime.version()).append('\n');
        Optional<Throwable> next = Optional.of(fault);
        for (int depth = 0; next.isPresent() && depth < DEEPEST; depth++) {
            text.append(next.get().getClass().getName()).append('\n');
            for (StackTraceElement frame : next.get().getStackTrace()) {
                text.append("    at ").append(frame).append('\n');
            }
            next = Optional.ofNullable(next.get().getCause());
        }
        return text.toString();
    }
}
