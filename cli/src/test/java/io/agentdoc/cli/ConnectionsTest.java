package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where a whole run connects to, of every socket in its virtual machine.
 *
 * <p>What is spied on are the sockets of {@code java.net}, of which the fetcher's are made. That nothing in a build connects
 * by another way is held by the fences on who may open a connection.
 */
@Timeout(600)
@Promise(Promised.PUBLIC_ADDRESSES)
class ConnectionsTest {
    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();
    private final Attacks attacks = new Attacks(server);
    private final String here = "127.0.0.1:" + server.port();

    @BeforeEach
    void attackers_alone() throws IOException {
        Files.writeString(
                folder.resolve("agentdoc.yaml"),
                """
                fetch: { retries: 0, timeout: 4s, deadline: 6s, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
                site: { layout: directory, title: T }
                agents:
                """.formatted(here, TestCertificate.ours().pem(), here) + attacks.agents());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void a_build_connects_to_the_allowed_address_alone_and_what_needs_no_network_to_none() throws Exception {
        List<String> build = spied(1, "build");
        assertEquals(Set.of(here), Set.copyOf(build));
        assertEquals(server.connections(), build.size());
        assertTrue(build.size() >= attacks.all().size() / 2, build.size() + " connections");

        assertEquals(List.of(), spied(1, "build", "--offline"));

        List<String> render = new ArrayList<>(List.of("render", "-o", "pages"));
        render.addAll(documents());
        assertTrue(render.size() > 5, render.toString());
        assertEquals(List.of(), spied(0, render.toArray(String[]::new)));
        assertEquals(build.size(), server.connections());
    }

    private List<String> documents() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("site/agents"))) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    /** Runs the program in a process of its own and gives every address that it connected to. */
    private List<String> spied(int status, String... arguments) throws Exception {
        Path connections = folder.resolve("connections.txt");
        Files.deleteIfExists(connections);
        Process run = OtherProcess.start(
                SpiedMain.class, folder, List.of("-Xmx256m", "-Dagentdoc.connections=" + connections), arguments);
        int ended = run.waitFor();
        assertEquals(status, ended, () -> said());
        return Files.readAllLines(connections);
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("other-process.txt"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
