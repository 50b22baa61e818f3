package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final HttpClient client = HttpClient.newHttpClient();
    private World world = Worlds.with(out, new ByteArrayOutputStream(), Path.of(""));
    private CompletableFuture<ExitStatus> running = CompletableFuture.completedFuture(ExitStatus.DONE);

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        write("site/index.html", "<!doctype html><title>front</title>");
        write("site/404.html", "<!doctype html><title>nothing</title>");
        write("site/agents/a.json", "{}");
        write("site/agents/a/index.html", "<!doctype html><title>a</title>");
        write("site/.well-known/agentdoc.json", "{}");
        write("site/.agentdoc-manifest.json", "{}");
        write("secret.txt", "secret");
        Files.createSymbolicLink(folder.resolve("site/link.txt"), folder.resolve("secret.txt"));
        world = Worlds.with(out, new ByteArrayOutputStream(), folder);
        ServeCommand command = new ServeCommand(world);
        command.port = 0;
        running = CompletableFuture.supplyAsync(command::run);
        while (out.size() == 0 && !running.isDone()) {
            Thread.sleep(5);
        }
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @AfterEach
    void stop() {
        world.stop().want();
        assertEquals(ExitStatus.STOPPED, running.join());
    }

    private URI address() {
        return URI.create(out.toString(StandardCharsets.UTF_8).strip());
    }

    private HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void a_page_and_a_document_are_served_as_a_host_should() throws Exception {
        assertEquals("127.0.0.1", address().getHost());
        HttpResponse<String> page = get("");
        assertEquals(
                "text/html; charset=utf-8",
                page.headers().firstValue("Content-Type").orElse(""));
        assertTrue(page.headers().firstValue("Content-Security-Policy").isPresent());
        HttpResponse<String> document = get("agents/a.json");
        assertEquals(
                "application/json",
                document.headers().firstValue("Content-Type").orElse(""));
        assertEquals(
                "*",
                document.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
        assertEquals(200, get(".well-known/agentdoc.json").statusCode());
    }

    @Test
    void a_page_stands_at_its_document_s_path_without_the_ending() throws Exception {
        HttpResponse<String> moved = get("agents/a");
        assertEquals(301, moved.statusCode());
        assertEquals("/agents/a/", moved.headers().firstValue("Location").orElse(""));
        assertEquals(200, get("agents/a/").statusCode());
    }

    @Test
    void what_did_not_change_is_not_sent_again() throws Exception {
        String tag = get("agents/a.json").headers().firstValue("ETag").orElse("");
        assertEquals(304, get("agents/a.json", "If-None-Match", tag).statusCode());
    }

    @Test
    void nothing_outside_and_nothing_hidden_is_served() throws Exception {
        for (String path : new String[] {
            "%2e%2e/secret.txt",
            "..%2fsecret.txt",
            "agents/%2e%2e/%2e%2e/secret.txt",
            "link.txt",
            ".agentdoc-manifest.json",
            "..%5csecret.txt",
            "none.html",
            "agents/a.json/"
        }) {
            HttpResponse<String> answer = get(path);
            assertEquals(404, answer.statusCode(), path);
            assertFalse(answer.body().contains("secret"), path);
        }
    }

    @Test
    void only_reading_is_answered() throws Exception {
        HttpRequest post = HttpRequest.newBuilder(address())
                .POST(HttpRequest.BodyPublishers.ofString("x"))
                .build();
        assertEquals(
                405, client.send(post, HttpResponse.BodyHandlers.ofString()).statusCode());
    }

    @Test
    void who_asks_for_another_host_is_not_answered() throws Exception {
        String answer = raw("/", "Host: rebound.example\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 421"), answer);
    }

    @Test
    @Promise(Promised.NO_SECRET)
    void a_page_from_elsewhere_reads_what_is_published_for_programs_and_no_key_that_lies_there() throws Exception {
        Files.writeString(folder.resolve("site/key.pem"), "-----BEGIN PRIVATE KEY-----");
        Files.writeString(folder.resolve("site/seed"), "SU");
        Files.writeString(folder.resolve("site/notes.txt"), "mine");
        String elsewhere = "Host: localhost\r\nOrigin: https://elsewhere.example\r\n";
        assertTrue(raw("/agents/a.json", elsewhere).contains("ccess-control-allow-origin: *"));
        for (String own : List.of("/key.pem", "/seed", "/notes.txt")) {
            String answer = raw(own, elsewhere);
            assertTrue(answer.startsWith("HTTP/1.1 200"), answer);
            assertFalse(answer.contains("ccess-control"), answer);
        }
    }

    @Test
    void who_does_not_end_a_question_holds_up_nobody() throws Exception {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            Socket one = new Socket(InetAddress.getLoopbackAddress(), address().getPort());
            one.getOutputStream().write("GET / HTTP/1.1\r\nHost: 127".getBytes(StandardCharsets.US_ASCII));
            slow.add(one);
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertEquals(200, get("agents/a.json").statusCode()));
        for (Socket one : slow) {
            one.close();
        }
    }

    private String raw(String path, String headers) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), address().getPort())) {
            String request = "GET " + path + " HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void a_folder_that_is_none_is_the_operator_s_to_mend() {
        Ran ran = Ran.in(folder, "serve", "nothing-here");
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("nothing-here is no folder"), ran.err());
    }
}
