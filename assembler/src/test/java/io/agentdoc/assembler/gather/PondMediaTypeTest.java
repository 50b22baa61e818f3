package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A Pond manifest is served as JSON; other kinds are read whatever they are called, for half of their hosts are wrong. */
class PondMediaTypeTest {
    private final LoopbackServer server = LoopbackServer.tls();

    @TempDir
    Path cache;

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @ParameterizedTest
    @Clause(value = "P-4", by = Exchange.class)
    @ValueSource(strings = {"application/json", "application/json;charset=utf-8", "Application/X+JSON"})
    void a_json_media_type_is_taken(String type) {
        assertInstanceOf(FetchOutcome.Fetched.class, had("pond:agent-manifest", "Content-Type: " + type + "\r\n"));
    }

    @ParameterizedTest
    @Clause(value = "P-4", by = Exchange.class)
    @ValueSource(strings = {"Content-Type: text/html\r\n", "Content-Type: text/json\r\n", ""})
    void any_other_is_refused(String header) {
        assertInstanceOf(FetchOutcome.Refused.class, had("pond:agent-manifest", header));
    }

    @Test
    void a_card_is_read_whatever_it_is_called() {
        assertInstanceOf(FetchOutcome.Fetched.class, had("a2a-card", "Content-Type: text/html\r\n"));
    }

    private FetchOutcome had(String kind, String header) {
        server.on("/manifest", 200, header, "{}");
        try (TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            return run.get(Ask.of(kind, "https://agent.example/manifest"));
        }
    }
}
