package io.agentdoc.renderer.preview;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves a folder on the loopback address with the content types and headers that a host should send.
 *
 * <p>It answers only who asks for this machine by name, so that a page elsewhere cannot read it through a name that was
 * made to lead here. Of the rest a page elsewhere may read what a site publishes for programs, as on a host, and no file that
 * merely lies in the folder.
 */
public final class PreviewServer implements AutoCloseable {
    /** What a site's own pages need, and nothing else; the page of the search names its script itself. */
    public static final String POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self';"
            + " connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost", "[::1]");
    /** Requests that wait for their turn; a page and its files are far fewer. */
    private static final int BACKLOG = 64;

    private final Path root;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private PreviewServer(Path root, HttpServer server) {
        this.root = root;
        this.server = server;
    }

    /**
     * Begins to serve.
     *
     * @param port the port, or 0 for any that is free
     * @throws IOException where the port is taken
     */
    public static PreviewServer serve(Path root, int port) throws IOException {
        var at = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        var preview = new PreviewServer(root.toAbsolutePath().normalize(), HttpServer.create(at, BACKLOG));
        preview.server.createContext("/", preview::answer);
        preview.server.setExecutor(preview.threads);
        preview.server.start();
        return preview;
    }

    /** Where to look. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            boolean reads = Set.of("GET", "HEAD").contains(exchange.getRequestMethod());
            if (!isForUs(exchange)) {
                exchange.sendResponseHeaders(421, -1);
            } else if (!reads) {
                exchange.getResponseHeaders().set("Allow", "GET, HEAD");
                exchange.sendResponseHeaders(405, -1);
            } else {
                answer(exchange, exchange.getRequestURI().getPath());
            }
        }
    }

    private static boolean isForUs(HttpExchange exchange) {
        String host = exchange.getRequestHeaders().getFirst("Host");
        return host != null && NAMES.contains(host.replaceFirst(":[0-9]+$", ""));
    }

    private void answer(HttpExchange exchange, String path) throws IOException {
        switch (Resource.at(root, path)) {
            case Resource.Found(Path file) -> send(exchange, file, 200);
            case Resource.Moved(String to) -> {
                exchange.getResponseHeaders()
                        .set("Location", URI.create("/").resolve(encoded(to)).toString());
                exchange.sendResponseHeaders(301, -1);
            }
            case Resource.Missing missing -> missing(exchange);
        }
    }

    private static String encoded(String path) {
        try {
            return new URI(null, null, path, null).getRawPath();
        } catch (java.net.URISyntaxException notAPath) {
            return "/";
        }
    }

    private void missing(HttpExchange exchange) throws IOException {
        Path page = root.resolve("404.html");
        if (Files.isRegularFile(page)) {
            send(exchange, page, 404);
        } else {
            exchange.sendResponseHeaders(404, -1);
        }
    }

    private static void send(HttpExchange exchange, Path file, int status) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String tag = "\"" + Digest.of(Bytes.own(bytes)).hex() + "\"";
        Headers headers = exchange.getResponseHeaders();
        String name = String.valueOf(file.getFileName());
        String type = ContentType.of(name);
        headers.set("Content-Type", type);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Cache-Control", "no-cache");
        headers.set("ETag", tag);
        if (type.equals(ContentType.HTML)) {
            headers.set("Content-Security-Policy", POLICY);
        } else if (ContentType.FOR_PROGRAMS.contains(type)) {
            headers.set("Access-Control-Allow-Origin", "*");
        }
        if (status == 200 && tag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            exchange.sendResponseHeaders(304, -1);
        } else if (exchange.getRequestMethod().equals("HEAD")) {
            headers.set("Content-Length", Integer.toString(bytes.length));
            exchange.sendResponseHeaders(status, -1);
        } else {
            exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
