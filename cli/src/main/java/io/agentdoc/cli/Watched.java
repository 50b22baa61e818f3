package io.agentdoc.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether messages and results go to a screen that somebody may be watching; where a system does not tell, nobody is. */
final class Watched {
    private static final Path STDOUT = Path.of("/proc/self/fd/1");
    private static final Path STDERR = Path.of("/proc/self/fd/2");

    private Watched() {}

    static boolean stdout() {
        return isScreen(STDOUT);
    }

    static boolean stderr() {
        return isScreen(STDERR);
    }

    private static boolean isScreen(Path stream) {
        try {
            String target = Files.readSymbolicLink(stream).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException noSuchSystem) {
            return false;
        }
    }
}
