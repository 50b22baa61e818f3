package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {
    private static final String OPERATOR =
            Project.root().resolve("examples/operator/agentdoc.yaml").toString();
    private static final String AT = "2026-10-05T12:00:00Z";
    private static final String DOCUMENT = "/.well-known/agentdoc.json";

    @TempDir
    static Path built;

    private final Map<String, Consumer<Answer>> faults = new HashMap<>();
    private AutoCloseable host = () -> {};

    /** What the host is about to answer, for a fault to alter. */
    private static final class Answer {
        private int status = 200;
        private byte[] body = new byte[0];
        private final Map<String, String> headers = new HashMap<>();
    }

    @BeforeAll
    static void build() {
        Ran ran = Ran.in(built, "build", OPERATOR, "-o", "site", "--at", AT, "--offline");
        assertTrue(ran.status() <= 1, ran.err());
    }

    @AfterEach
    void close() throws Exception {
        host.close();
    }

    private Ran doctor(String url, String... more) {
        String[] arguments = new String[5 + more.length];
        System.arraycopy(new String[] {"doctor", url, "--site", "site", "--at=" + AT}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return Ran.in(built, arguments);
    }

    /** A host that does everything right but for one fault. */
    private String faulty(String path, Consumer<Answer> fault) throws IOException {
        faults.put(path, fault);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        host = () -> server.stop(0);
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            Path file = built.resolve("site").resolve(path.substring(1));
            Path found = Files.isDirectory(file) ? file.resolve("index.html") : file;
            var answer = new Answer();
            if (Files.isRegularFile(found)) {
                answer.body = Files.readAllBytes(found);
                answer.headers.put(
                        "Content-Type", found.toString().endsWith(".json") ? "application/json" : "text/html");
                answer.headers.put("Access-Control-Allow-Origin", "*");
                answer.headers.put("ETag", "\"x\"");
                boolean known = "\"x\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
                answer.status = known ? 304 : 200;
            } else {
                answer.status = 404;
            }
            faults.getOrDefault(path, ignored -> {}).accept(answer);
            answer.headers.forEach(exchange.getResponseHeaders()::set);
            boolean hasBody = answer.status != 304 && answer.body.length > 0;
            exchange.sendResponseHeaders(answer.status, hasBody ? answer.body.length : -1);
            if (hasBody) {
                exchange.getResponseBody().write(answer.body);
            }
        }
    }

    private void finds(Ran ran, int status, String line) {
        assertEquals(status, ran.status(), ran.out() + ran.err());
        assertTrue(ran.out().contains(line), ran.out() + ran.err());
    }

    @Test
    void what_serve_serves_is_sound() throws Exception {
        try (var server = PreviewServer.serve(built.resolve("site"), 0)) {
            Ran ran = doctor(server.address().toString());
            assertEquals(0, ran.status(), ran.out() + ran.err());
            assertTrue(ran.err().contains("ok .well-known/agentdoc.json 200 application/json, as built"), ran.err());
            assertTrue(ran.err().contains("ok .well-known/agentdoc 200 text/html"), ran.err());
        }
    }

    @Test
    void the_host_of_these_tests_is_sound_but_for_its_faults() throws Exception {
        Ran ran = doctor(faulty("/none", answer -> {}));
        assertEquals(0, ran.status(), ran.out());
    }

    @Test
    void a_dropped_dot_folder_is_found_with_its_mend() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> answer.status = 404));
        finds(ran, 1, "many hosts drop folders that begin with a dot: publish .nojekyll");
    }

    @Test
    void a_page_that_is_served_as_a_download_is_found() throws Exception {
        Ran ran = doctor(faulty(
                "/.well-known/agentdoc", answer -> answer.headers.put("Content-Type", "application/octet-stream")));
        finds(ran, 1, "error 9.2-3 ");
        finds(ran, 1, "the page for people is served as application/octet-stream");
    }

    @Test
    void an_attachment_is_a_download_too() throws Exception {
        Ran ran = doctor(faulty(
                "/.well-known/agentdoc",
                answer -> answer.headers.put("Content-Disposition", "attachment; filename=agentdoc")));
        finds(ran, 1, "the page for people is served as a download");
    }

    @Test
    void a_document_of_the_wrong_type_is_found() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> answer.headers.put("Content-Type", "text/plain")));
        finds(ran, 1, "it is served as text/plain; a host has to say application/json");
    }

    @Test
    void other_bytes_than_the_build_s_are_found() throws Exception {
        Ran ran = doctor(
                faulty(DOCUMENT, answer -> answer.body = "{}".getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        finds(ran, 1, "its bytes are not those of the build");
    }

    @Test
    void a_document_that_browsers_elsewhere_cannot_read_is_a_warning() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> answer.headers.remove("Access-Control-Allow-Origin")));
        finds(ran, 0, "warning 9.2-1 ");
        assertTrue(ran.out().contains("Access-Control-Allow-Origin: *"));
    }

    @Test
    void a_document_without_a_tag_is_a_warning() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> answer.headers.remove("ETag")));
        finds(ran, 0, "no ETag and no Last-Modified");
    }

    @Test
    void a_tag_that_nobody_heeds_is_a_warning() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> answer.status = 200));
        finds(ran, 0, "its ETag is not heeded");
    }

    @Test
    void an_old_view_is_told() throws Exception {
        try (var server = PreviewServer.serve(built.resolve("site"), 0)) {
            Ran ran =
                    Ran.in(built, "doctor", server.address().toString(), "--site", "site", "--at=2027-10-05T12:00:00Z");
            assertTrue(ran.out().contains("to be treated as an old view since"), ran.out());
        }
    }

    @Test
    void a_host_that_does_not_answer_is_not_reached() {
        assertEquals(3, doctor("http://127.0.0.1:1").status());
    }

    @Test
    void an_address_that_is_none_is_the_operator_s_to_mend() {
        for (String url :
                new String[] {"agent.example", "ftp://agent.example", "https://", ":", "file:///etc/passwd"}) {
            assertEquals(2, doctor(url).status(), url);
        }
    }

    @Test
    void redirects_without_an_end_are_not_followed() throws Exception {
        Ran ran = doctor(faulty(DOCUMENT, answer -> {
            answer.status = 302;
            answer.headers.put("Location", DOCUMENT);
        }));
        finds(ran, 1, "it redirects more than 5 times");
    }
}
