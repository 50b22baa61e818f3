package io.agentdoc.cli.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.gather.CachedFetcher;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.gather.HostPort;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page on Java shows does what the page says of it. */
class ExamplesOfThePageTest {
    private static final Instant TAKEN = Instant.parse("2026-10-01T08:00:00Z");
    private static final SigningKey KEY = SigningKey.ofSeed(Bytes.own(new byte[32]));
    private static final String CARD = """
        {"protocolVersion":"1.0","name":"A","description":"Reads things.","version":"1.0.0",
         "supportedInterfaces":[{"url":"https://agent.example/a2a","protocolBinding":"JSONRPC"}],
         "skills":[{"id":"read","name":"Read","description":"Reads a thing."}]}
        """;

    @TempDir
    Path folder;

    @Test
    void bytes_of_two_meanings_are_refused_with_their_place() {
        Throwable refused =
                assertThrows(IllegalArgumentException.class, () -> Examples.parse(Bytes.utf8("{\"a\":1,\n\"a\":2}")));
        assertTrue(String.valueOf(refused.getMessage()).startsWith("2:"), refused.getMessage());
    }

    @Test
    void a_document_is_assembled_from_a_file_signed_read_and_asked() throws IOException {
        Path file = folder.resolve("agentdoc.json");
        Outcome.Published published = assertInstanceOf(Outcome.Published.class, fromTheCard(Optional.empty()));
        Files.write(file, published.json().toArray());

        assertEquals(
                "Reads things. [card]", Examples.describe(Examples.read(file).orElseThrow()));
        Json document = Examples.parse(published.json());
        assertEquals(List.of(), Examples.broken(document));
        assertInstanceOf(SignatureCheck.Verified.class, Examples.assemblersSignature(document));
        assertEquals(List.of(), Examples.changes(document, document));
        assertEquals(published.json().display(), Examples.told(published));
    }

    @Test
    void what_nobody_says_is_not_stated_and_what_changed_is_told() throws IOException {
        Json said = Examples.parse(((Outcome.Published) fromTheCard(Optional.empty())).json());
        Outcome silent = fromTheCard(Optional.of(CARD.replace("\"description\":\"Reads things.\",", "")));
        Path file = folder.resolve("silent.json");
        Files.writeString(file, Examples.told(silent));

        assertEquals("not stated", Examples.describe(Examples.read(file).orElseThrow()));
        List<String> changes = Examples.changes(said, Examples.parse(Bytes.own(Files.readAllBytes(file))));
        assertTrue(changes.contains("silence identity.description"), changes.toString());
    }

    @Test
    void what_is_no_AgentDoc_and_what_is_no_longer_what_was_signed_are_told_apart() throws IOException {
        Path other = folder.resolve("other.json");
        Files.writeString(other, "{}");
        assertEquals(Optional.empty(), Examples.read(other));
        Json altered = Examples.parse(
                Bytes.utf8(Examples.told(fromTheCard(Optional.empty())).replace("Reads things.", "Reads all.")));
        assertInstanceOf(SignatureCheck.Failed.class, Examples.assemblersSignature(altered));
        assertFalse(Examples.broken(Examples.parse(Bytes.utf8("[]"))).isEmpty());
    }

    @Test
    void a_file_that_is_not_there_leaves_nothing_to_assemble_from() throws IOException {
        Outcome outcome = run(folder.resolve("nowhere.json"));
        assertInstanceOf(Outcome.NothingFound.class, outcome);
        assertTrue(Examples.told(outcome).startsWith("no source was had"), Examples.told(outcome));
    }

    @Test
    void a_domain_is_looked_up_at_its_well_known_paths() throws IOException {
        try (LoopbackServer host = LoopbackServer.tls()) {
            host.on("/.well-known/agent-card.json", 200, "Content-Type: application/json\r\n", CARD);
            HostPort here = new HostPort("127.0.0.1", host.port());
            FetchPolicy standard = FetchPolicy.standard();
            FetchPolicy policy = new FetchPolicy(
                    standard.timeout(),
                    standard.deadline(),
                    standard.maxBytes(),
                    standard.concurrency(),
                    standard.perHost(),
                    0,
                    standard.userAgent(),
                    Optional.empty(),
                    Set.of(here),
                    Optional.of(TestCertificate.ours().pem()),
                    Map.of("agent.example", here));
            Outcome outcome = Examples.fromADomain("agent.example", policy, KEY, folder.resolve("cache"));
            assertInstanceOf(Outcome.Published.class, outcome);
            assertTrue(Examples.told(outcome).contains("https://agent.example/.well-known/agent-card.json"));
        }
    }

    @Test
    void a_document_is_published_whole_and_what_is_none_is_not() throws IOException {
        Path out = folder.resolve("site");
        assertTrue(Examples.publish(((Outcome.Published) fromTheCard(Optional.empty())).json(), out)
                        .written()
                > 1);
        assertTrue(
                Files.readString(out.resolve(".well-known/agentdoc/index.html")).contains("Reads things."));
        assertThrows(
                IllegalArgumentException.class, () -> Examples.publish(Bytes.utf8("{}"), folder.resolve("nothing")));
    }

    private Outcome fromTheCard(Optional<String> text) throws IOException {
        Path card = folder.resolve("card.json");
        Files.writeString(card, text.orElse(CARD));
        return run(card);
    }

    private Outcome run(Path card) {
        FetchPolicy policy = FetchPolicy.standard();
        SourceCache cache = SourceCache.at(folder.resolve("cache"));
        try (Fetcher fetcher = new CachedFetcher(policy, cache, TAKEN)) {
            return Examples.pipeline(fetcher, policy, cache, KEY, TAKEN)
                    .run(Examples.fromFiles(card, TAKEN), Optional.empty());
        }
    }
}
