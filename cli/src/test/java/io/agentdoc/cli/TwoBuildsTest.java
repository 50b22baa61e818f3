package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A build that meets another one, and one that goes on where another was killed. */
@Timeout(120)
@Promise(Promised.ALL_OR_NOTHING)
@Attack(25)
class TwoBuildsTest {
    private static final String CARD = "{\"name\": \"%s\", \"description\": \"It tests.\", \"version\": \"1\"}";

    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch answered = new CountDownLatch(1);

    /** The second agent's host answers when it is let. */
    @BeforeEach
    void a_directory_with_a_slow_host() throws IOException {
        String here = "127.0.0.1:" + server.port();
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            fetch: { retries: 0, deadline: 60s, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
            site: { layout: directory, title: T }
            agents:
              - { id: one, sources: [ { id: card, kind: a2a-card, url: "https://agent.example/one" } ] }
              - { id: two, sources: [ { id: card, kind: a2a-card, url: "https://agent.example/two" } ] }
            """.formatted(
                        here, TestCertificate.ours().pem(), here));
        server.on("/one", 200, "", CARD.formatted("one"));
        server.on("/two", (request, out) -> {
            asked.countDown();
            answered.await();
            out.write(LoopbackServer.answer(200, "", CARD.formatted("two")));
        });
    }

    @AfterEach
    void close() throws IOException {
        answered.countDown();
        server.close();
    }

    private Process other() throws IOException, InterruptedException {
        Process build = OtherProcess.start(folder, "build", "--jobs", "1", "--cache", "cache");
        assertTrue(asked.await(60, TimeUnit.SECONDS), () -> said());
        return build;
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("other-process.txt"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Ran build() {
        return Ran.in(folder, "build", "--jobs", "1", "--cache", "cache");
    }

    private List<String> paths() {
        return server.asked().stream().map(LoopbackServer.Asked::path).sorted().toList();
    }

    @Test
    void the_second_of_two_says_that_another_is_at_it_and_changes_nothing() throws Exception {
        Process first = other();
        Ran second = build();
        assertEquals(2, second.status(), second.err());
        assertTrue(second.err().contains("another build is writing into"), second.err());
        answered.countDown();
        assertEquals(0, first.waitFor(), said());
        assertTrue(Files.exists(folder.resolve("site/agents/one.json")));
        assertTrue(Files.exists(folder.resolve("site/agents/two.json")));
        assertEquals(List.of("/one", "/two"), paths());
    }

    @Test
    void the_same_command_goes_on_where_a_killed_one_was_and_asks_nobody_twice() throws Exception {
        other().destroyForcibly().waitFor();
        assertFalse(Files.exists(folder.resolve("site/agents/two.json")));
        answered.countDown();
        Ran again = build();
        assertEquals(0, again.status(), again.err());
        assertTrue(again.err().contains("goes on with a build that began at"), again.err());
        assertEquals(List.of("/one", "/two", "/two"), paths());
        assertTrue(Files.exists(folder.resolve("site/agents/one.json")));
        assertTrue(Files.exists(folder.resolve("site/agents/two.json")));
        Ran third = build();
        assertFalse(third.err().contains("goes on"), third.err());
        assertEquals(List.of("/one", "/one", "/two", "/two", "/two"), paths());
    }
}
