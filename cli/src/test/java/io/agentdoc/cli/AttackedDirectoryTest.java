package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A directory of agents with attackers among them: what comes of the others is what would have come without.
 *
 * <p>{@code -Dagentdoc.attacked=1000} makes it a large one; the times are printed, and asserted nowhere. A clean build that is as
 * warm as the attacked one stands beside it, since the first one in a virtual machine costs more than any after it.
 */
@Timeout(900)
class AttackedDirectoryTest {
    private static final int AGENTS = Integer.getInteger("agentdoc.attacked", 60);
    private static final Instant NOW = Instant.parse("2026-10-05T00:00:00Z");
    private static final Pattern STEERING = Pattern.compile("[\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069&&[^\\n\\t]]");

    /** What could act, show something from elsewhere or lie over the page; the data in the site's own head is not meant. */
    private static final String ACTING =
            "script:not([type=application/ld+json]), iframe, object, embed, form, img[src^=http], [onerror], [onload],"
                    + " [href^=javascript], [href^=data], body [style], body #head";

    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();
    private final Attacks attacks = new Attacks(server);

    @BeforeEach
    void configure() throws IOException {
        StringBuilder clean = new StringBuilder();
        for (int i = 0; i < AGENTS - attacks.all().size(); i++) {
            Files.writeString(
                    folder.resolve(i + ".json"),
                    "{\"name\": \"Agent " + i + "\", \"description\": \"It tests.\", \"version\": \"1." + i + "\"}");
            clean.append("  - { id: clean-").append(i).append(", sources: [ { id: card, kind: a2a-card, file: ");
            clean.append(i).append(".json, url: \"https://clean.example/").append(i);
            clean.append("\", fetched_at: 2026-10-01T09:00:00Z } ] }\n");
        }
        String here = "127.0.0.1:" + server.port();
        String head = """
            fetch: { retries: 0, timeout: 2s, deadline: 3s, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
            site: { layout: directory, title: T, base_url: "https://directory.example/" }
            agents:
            """.formatted(here, TestCertificate.ours().pem(), here);
        Files.writeString(folder.resolve("clean.yaml"), head + clean);
        Files.writeString(folder.resolve("attacked.yaml"), head + attacks.agents() + clean);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    /** A build at one instant by a clock that stands, so that hosts may be asked and moments are equal all the same. */
    private Ran build(String which, String out) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        World world = new World(
                InputStream.nullInputStream(),
                new PrintStream(said, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                Map.of(),
                folder,
                Clock.fixed(NOW, ZoneOffset.UTC),
                new Stop(),
                false);
        int status = Main.run(
                world, "build", which + ".yaml", "-o", out, "--cache", out + "-cache", "--report", out + ".json");
        return new Ran(status, said.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    @Test
    @Promise({Promised.ONE_BAD_AGENT, Promised.TERMINAL})
    @Attack({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 18, 19, 20, 21, 22, 23, 24})
    void what_comes_of_the_others_is_byte_for_byte_what_would_have_come_without_the_attackers() throws IOException {
        Ran clean = build("clean", "clean");
        long begun = System.nanoTime();
        Ran attacked = build("attacked", "attacked");
        long between = System.nanoTime();
        Ran again = build("clean", "again");
        long ended = System.nanoTime();
        System.err.println(AGENTS + " agents: clean " + TimeUnit.NANOSECONDS.toMillis(ended - between)
                + " ms, with " + attacks.all().size() + " attacks "
                + TimeUnit.NANOSECONDS.toMillis(between - begun) + " ms");

        assertEquals(0, clean.status(), clean.err());
        assertEquals(1, attacked.status(), attacked.err());
        assertEquals(0, again.status(), again.err());
        Map<String, Digest> alone = cleanPages("clean");
        assertEquals(2 * (AGENTS - attacks.all().size()), alone.size());
        assertEquals(alone, cleanPages("attacked"));
        assertEquals(alone, cleanPages("again"));
        assertAll(attacks.all().stream().map(attack -> () -> endsAsListed(attack, attacked.out())));
        for (String text :
                new String[] {attacked.out(), attacked.err(), Files.readString(folder.resolve("attacked.json"))}) {
            assertTrue(STEERING.matcher(text).results().findAny().isEmpty(), text);
        }
    }

    private Map<String, Digest> cleanPages(String which) {
        Map<String, Digest> pages = new TreeMap<>(Tree.of(folder.resolve(which)));
        pages.keySet().removeIf(name -> !name.startsWith("agents/clean-"));
        return pages;
    }

    private void endsAsListed(Attacks.Attack attack, String findings) throws IOException {
        Path page = folder.resolve("attacked/agents/" + attack.name() + "/index.html");
        String said =
                findings.lines().filter(line -> line.contains(attack.name())).collect(Collectors.joining("\n"));
        assertEquals(attack.published(), Files.exists(page), attack.name() + ": " + said);
        assertTrue(Pattern.compile(attack.found()).matcher(said).find(), attack.name() + ": " + said);
        if (attack.published()) {
            Document read = Jsoup.parse(Files.readString(page));
            assertEquals("", read.select(ACTING).outerHtml(), attack.name());
            assertTrue(Files.size(page) < 1 << 20, attack.name());
        }
    }
}
