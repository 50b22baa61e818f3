package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real hosts serve the examples with the settings that a build writes beside its output, and doctor looks at them. */
class HostsTest {
    private static final String AT = "2026-10-05T12:00:00Z";

    @TempDir
    static Path built;

    private Process host = new ProcessBuilder("true").start();

    HostsTest() throws IOException {}

    @BeforeAll
    static void build() {
        for (String example : List.of("operator", "directory")) {
            Path configuration =
                    Project.root().resolve("examples").resolve(example).resolve("agentdoc.yaml");
            Ran ran = Ran.in(built, "build", configuration.toString(), "-o", example, "--at", AT, "--offline");
            assertTrue(ran.status() <= 1, ran.err());
        }
    }

    @AfterEach
    void stop() {
        host.descendants().forEach(ProcessHandle::destroy);
        host.destroy();
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void start(int port, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(built.resolve("host.log").toFile());
        process.environment().putAll(Map.of("HOME", built.toString(), "XDG_DATA_HOME", built.toString()));
        try {
            host = process.start();
        } catch (IOException absent) {
            System.err.println(
                    "** SKIPPED: there is no " + command.getFirst() + " here, so that it was not tried as a host **");
            Assumptions.abort("no " + command.getFirst());
        }
        for (int attempt = 0; attempt < 200 && host.isAlive(); attempt++) {
            try {
                new java.net.Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (IOException notYet) {
                Thread.sleep(50);
            }
        }
        throw new AssertionError("the host did not start: " + Files.readString(built.resolve("host.log")));
    }

    private String nginx(String site) throws IOException, InterruptedException {
        int port = freePort();
        Path settings = Files.writeString(built.resolve("nginx.conf"), """
                daemon off;
                %s
                pid %2$s/nginx.pid;
                error_log stderr;
                events {}
                http {
                    access_log off;
                    client_body_temp_path %2$s/t1; proxy_temp_path %2$s/t2; fastcgi_temp_path %2$s/t3;
                    uwsgi_temp_path %2$s/t4; scgi_temp_path %2$s/t5;
                    server { listen 127.0.0.1:%3$d; root %2$s/%4$s; include %2$s/%4$s.hosting/nginx.conf; }
                }
                """.formatted(
                        "root".equals(System.getProperty("user.name")) ? "user root;" : "", built, port, site));
        start(port, List.of("nginx", "-p", built.toString(), "-e", "stderr", "-c", settings.toString()));
        return "http://127.0.0.1:" + port;
    }

    private String caddy(String site) throws IOException, InterruptedException {
        int port = freePort();
        Path settings = Files.writeString(built.resolve("Caddyfile"), """
                {
                	admin off
                	auto_https off
                }
                http://127.0.0.1:%d {
                	root * %2$s/%3$s
                	import %2$s/%3$s.hosting/Caddyfile
                }
                """.formatted(port, built, site));
        start(port, List.of("caddy", "run", "--config", settings.toString(), "--adapter", "caddyfile"));
        return "http://127.0.0.1:" + port;
    }

    private void isSound(String url, String site) throws IOException {
        Ran ran = Ran.in(built, "doctor", url, "--site", site, "--at=" + AT, "--strict");
        assertEquals(0, ran.status(), ran.out() + ran.err());
        for (String hidden :
                List.of("/.agentdoc-manifest.json", "/.well-known/.agentdoc-manifest.json", "/.git/config")) {
            assertEquals(404, status(url + hidden), hidden);
        }
    }

    private static int status(String url) throws IOException {
        var connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
        return connection.getResponseCode();
    }

    @ParameterizedTest
    @ValueSource(strings = {"operator", "directory"})
    void nginx_serves_a_site_with_the_settings_beside_it(String site) throws Exception {
        isSound(nginx(site), site);
    }

    @ParameterizedTest
    @ValueSource(strings = {"operator", "directory"})
    void caddy_serves_a_site_with_the_settings_beside_it(String site) throws Exception {
        isSound(caddy(site), site);
    }

    @Test
    void a_plain_static_server_passes_with_warnings() throws Exception {
        int port = freePort();
        start(
                port,
                List.of(
                        "python3",
                        "-m",
                        "http.server",
                        Integer.toString(port),
                        "--bind",
                        "127.0.0.1",
                        "--directory",
                        built.resolve("operator").toString()));
        Ran ran = Ran.in(built, "doctor", "http://127.0.0.1:" + port, "--site", "operator", "--at=" + AT);
        assertEquals(0, ran.status(), ran.out() + ran.err());
        assertTrue(ran.out().contains("warning 9.2-1 "), ran.out());
    }
}
