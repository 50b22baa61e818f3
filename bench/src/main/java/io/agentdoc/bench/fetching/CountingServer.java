package io.agentdoc.bench.fetching;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Plays many hosts at one port of this machine: prints the port, serves until its input ends, and prints how many requests
 * there were and how many of them one host had at once.
 */
public final class CountingServer {
    private static final int BACKLOG = 1024;
    private static final String HOST = "host:";

    private final Busy busy = new Busy();

    private CountingServer() {}

    public static void main(String[] arguments) throws IOException {
        CountingServer server = new CountingServer();
        try (ServerSocket socket = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress())) {
            System.out.println(socket.getLocalPort());
            Thread.ofPlatform().daemon().start(() -> server.accept(socket));
            System.in.transferTo(OutputStream.nullOutputStream());
        }
        System.out.println(server.busy.requests() + " " + server.busy.most());
    }

    private void accept(ServerSocket socket) {
        while (!socket.isClosed()) {
            try {
                Socket connection = socket.accept();
                Thread.ofVirtual().start(() -> serve(connection));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(connection.getInputStream());
            OutputStream out = connection.getOutputStream();
            for (Optional<List<String>> head = head(in); head.isPresent(); head = head(in)) {
                answer(head.get(), out);
            }
        } catch (IOException gone) {
            // Whoever asked has closed the connection.
            return;
        }
    }

    private void answer(List<String> head, OutputStream out) throws IOException {
        String host = head.stream()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(HOST))
                .map(line -> line.substring(HOST.length()).strip())
                .findFirst()
                .orElse("");
        busy.begin(host);
        byte[] body = Hosts.body(head.getFirst().split(" ", -1)[1]).getBytes(StandardCharsets.UTF_8);
        String answer = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + body.length
                + "\r\n\r\n" + new String(body, StandardCharsets.UTF_8);
        busy.end(host);
        out.write(answer.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** The lines of the next request, if there is one. */
    private static Optional<List<String>> head(InputStream in) throws IOException {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c >= 0; c = in.read()) {
            if (c == '\n') {
                if (line.isEmpty()) {
                    return Optional.of(lines);
                }
                lines.add(line.toString());
                line.setLength(0);
            } else if (c != '\r') {
                line.append((char) c);
            }
        }
        return Optional.empty();
    }
}
