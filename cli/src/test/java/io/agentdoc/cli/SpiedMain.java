package io.agentdoc.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The program, with every socket that it connects written into a file, a line each, before it is connected. */
final class SpiedMain {
    private SpiedMain() {}

    @SuppressWarnings("deprecation")
    public static void main(String... arguments) throws IOException {
        Path connections = Path.of(System.getProperty("agentdoc.connections"));
        Files.writeString(connections, "");
        Socket.setSocketImplFactory(() -> new SpiedSocket(to -> append(connections, to)));
        Main.main(arguments);
    }

    private static synchronized void append(Path file, String line) {
        try {
            Files.writeString(file, line + "\n", StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
