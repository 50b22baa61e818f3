package io.agentdoc.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A server on this machine that answers byte for byte what a test says, sound HTTP or not, and counts who asked. */
public final class LoopbackServer implements AutoCloseable {
    private final ServerSocket socket;
    private final Map<String, Script> scripts = new ConcurrentHashMap<>();
    private final Queue<Asked> asked = new ConcurrentLinkedQueue<>();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger now = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    /** What is sent for a request. */
    @FunctionalInterface
    public interface Script {
        void answer(Asked asked, OutputStream out) throws IOException, InterruptedException;
    }

    /** A request as it came: path and query, and headers by their lower-case names. */
    public record Asked(String path, Map<String, String> headers) {
        public String header(String name) {
            return headers.getOrDefault(name, "");
        }
    }

    private LoopbackServer(ServerSocket socket) {
        this.socket = socket;
        Thread.ofPlatform().daemon().start(this::accept);
    }

    public static LoopbackServer tls() {
        return tls(TestCertificate.ours());
    }

    public static LoopbackServer tls(TestCertificate certificate) {
        try {
            return new LoopbackServer(certificate
                    .context()
                    .getServerSocketFactory()
                    .createServerSocket(0, 64, InetAddress.getLoopbackAddress()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static LoopbackServer plain() {
        try {
            return new LoopbackServer(new ServerSocket(0, 64, InetAddress.getLoopbackAddress()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public int port() {
        return socket.getLocalPort();
    }

    public LoopbackServer on(String path, Script script) {
        scripts.put(path, script);
        return this;
    }

    /** A whole answer with status, header lines and body. */
    public LoopbackServer on(String path, int status, String headers, String body) {
        return on(path, (asked, out) -> out.write(answer(status, headers, body)));
    }

    public static byte[] answer(int status, String headers, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return ("HTTP/1.1 " + status + " Said\r\nContent-Length: " + bytes.length + "\r\n" + headers + "\r\n" + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Who asked until now, in that order. */
    public List<Asked> asked() {
        return List.copyOf(asked);
    }

    /** Forgets who asked, so that a server of many requests grows no more than what is tested against it. */
    public void forget() {
        asked.clear();
    }

    public int connections() {
        return connections.get();
    }

    /** The most requests that were being answered at one moment. */
    public int mostAtOnce() {
        return most.get();
    }

    @Override
    public void close() throws IOException {
        socket.close();
        for (Socket one : open) {
            one.close();
        }
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket client = socket.accept();
                connections.incrementAndGet();
                open.add(client);
                Thread.ofPlatform().daemon().start(() -> serve(client));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.ISO_8859_1));
            String line = in.readLine();
            if (line == null) {
                return;
            }
            Map<String, String> headers = new TreeMap<>();
            for (String header = in.readLine(); header != null && !header.isEmpty(); header = in.readLine()) {
                int colon = header.indexOf(':');
                headers.put(
                        header.substring(0, colon).toLowerCase(Locale.ROOT),
                        header.substring(colon + 1).trim());
            }
            answer(new Asked(line.split(" ", -1)[1], headers), client.getOutputStream());
        } catch (IOException | InterruptedException gone) {
            // The client has had enough, which is what some of the tests are about.
        } finally {
            open.remove(client);
        }
    }

    private void answer(Asked request, OutputStream out) throws IOException, InterruptedException {
        asked.add(request);
        most.accumulateAndGet(now.incrementAndGet(), Math::max);
        try {
            scripts.getOrDefault(request.path(), (unknown, to) -> to.write(answer(404, "", "")))
                    .answer(request, out);
            out.flush();
        } finally {
            now.decrementAndGet();
        }
    }
}
