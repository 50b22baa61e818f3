package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Another process sweeps the cache and looks through it while a build waits for a host. */
@Timeout(600)
@Promise(Promised.CACHE)
class CacheBesideBuildTest {
    private static final String CARD = "{\"name\": \"%s\", \"description\": \"It tests.\", \"version\": \"1\"}";
    private static final Pattern MOMENT =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:]{8}Z|\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d UTC");
    private static final Instant LONG_AGO = Instant.parse("2020-01-01T00:00:00Z");
    private static final String NAMED_BY_NOTHING = "{\"left\": \"over\"}";

    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();
    private final Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private final List<String> others = new CopyOnWriteArrayList<>();

    /** Four agents, one after another; of two the host is slow, and one of the others has a file for a source. */
    @BeforeEach
    void a_directory_that_was_built_long_ago() throws IOException {
        String here = "127.0.0.1:" + server.port();
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            fetch: { retries: 0, timeout: 200s, deadline: 200s, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
            site: { layout: directory, title: T, mirror_sources: true }
            agents:
              - { id: a, sources: [ { id: card, kind: a2a-card, url: "https://agent.example/a" } ] }
              - { id: b, sources: [ { id: card, kind: a2a-card, url: "https://agent.example/b" } ] }
              - { id: c, sources: [ { id: card, kind: a2a-card, file: c.json, fetched_at: 2026-10-01T09:00:00Z,
                                      url: "https://agent.example/c" } ] }
              - { id: d, sources: [ { id: card, kind: a2a-card, url: "https://agent.example/d" } ] }
            """.formatted(
                        here, TestCertificate.ours().pem(), here));
        Files.writeString(folder.resolve("c.json"), CARD.formatted("c"));
        for (String name : List.of("a", "b", "d")) {
            server.on("/" + name, 200, "", CARD.formatted(name));
        }
        Ran ran = build("former", "cache");
        assertEquals(0, ran.status(), ran.err());
        Path left = new CachePaths(folder.resolve("cache")).object(Digest.of(Bytes.utf8(NAMED_BY_NOTHING)));
        Files.createDirectories(left.getParent());
        Files.writeString(left, NAMED_BY_NOTHING);
        for (Path object : objects()) {
            Files.setLastModifiedTime(object, FileTime.from(LONG_AGO));
        }
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void the_build_gives_what_it_gives_alone_and_finds_everything_again() throws IOException {
        copy(folder.resolve("cache"), folder.resolve("cache-alone"));
        assertEquals(0, build("alone", "cache-alone").status());
        server.on("/b", (asked, out) -> answerAfter("b", out, "gc", "verify"));
        server.on("/d", (asked, out) -> answerAfter("d", out, "verify", "gc"));

        Ran beside = build("beside", "cache");
        assertEquals(0, beside.status(), beside.err());
        assertEquals(4, others.size(), others.toString());
        assertTrue(others.stream().allMatch(said -> said.startsWith("0 ")), others.toString());
        assertTrue(others.getFirst().contains("took away"), others.toString());
        assertEquals(timeless("alone"), timeless("beside"));
        Set<Digest> held = Set.copyOf(Tree.of(folder.resolve("cache/objects")).values());
        assertEquals(4, held.size(), "what nothing names is gone, and nothing else");
        assertTrue(!held.contains(Digest.of(Bytes.utf8(NAMED_BY_NOTHING))));

        int asked = server.asked().size();
        Ran offline = build("offline", "cache", "--offline");
        assertEquals(0, offline.status(), offline.err());
        assertEquals(asked, server.asked().size());
        assertEquals(Set.of(), Tree.differing(Tree.of(folder.resolve("beside")), Tree.of(folder.resolve("offline"))));
    }

    /** The files of a site without the moments at which its sources were fetched, which no two builds share. */
    private Map<String, String> timeless(String site) {
        Map<String, String> texts = new TreeMap<>(Tree.texts(folder.resolve(site)));
        texts.replaceAll((name, text) -> MOMENT.matcher(text).replaceAll("then"));
        return texts;
    }

    /** The host answers once another process has been at the cache. */
    private void answerAfter(String name, OutputStream out, String... commands)
            throws IOException, InterruptedException {
        for (String command : commands) {
            Process other = OtherProcess.start(folder, "cache", command, "--cache", "cache");
            int status = other.waitFor();
            others.add(status + " " + Files.readString(folder.resolve("other-process.txt")));
        }
        out.write(LoopbackServer.answer(200, "", CARD.formatted(name)));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path path : walk.toList()) {
                Files.copy(path, to.resolve(from.relativize(path)), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private List<Path> objects() throws IOException {
        try (Stream<Path> walk = Files.walk(folder.resolve("cache/objects"))) {
            return walk.filter(Files::isRegularFile).toList();
        }
    }

    /** A build at one moment, so that its bytes can be compared. */
    private Ran build(String out, String cache, String... more) {
        var said = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        World world = new World(
                InputStream.nullInputStream(),
                Main.stream(said, false),
                Main.stream(err, true),
                Map.of(),
                folder,
                Clock.fixed(now, ZoneOffset.UTC),
                new Stop(),
                false);
        List<String> arguments = Stream.concat(
                        Stream.of("build", "-o", out, "--cache", cache, "--jobs", "1"), Stream.of(more))
                .toList();
        int status = Main.run(world, arguments.toArray(String[]::new));
        return new Ran(status, said.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
