package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.site.DirectoryFiles;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.TestCertificate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A directory of agents at three hosts, half of them at one, and the tree that one machine makes of it. */
final class ThreeHosts implements AutoCloseable {
    static final int AGENTS = Integer.getInteger("agentdoc.fleet.agents", 40);
    private static final String AT = "2026-10-02T06:00:00Z";

    private final Path folder;
    private final Shape shape;
    private final Map<String, LoopbackServer> hosts = new LinkedHashMap<>();

    ThreeHosts(Path folder) throws IOException {
        this(folder, new Shape(AGENTS, 2, 20, 0));
    }

    ThreeHosts(Path folder, Shape shape) throws IOException {
        this.folder = folder;
        this.shape = shape;
        for (String host : List.of("agent.example", "other.example", "lab.example")) {
            hosts.put(host, LoopbackServer.tls());
        }
        StringBuilder entries = new StringBuilder();
        for (int number = 0; number < shape.agents(); number++) {
            answers(number, "Agent " + number);
            String host = at(number);
            String path = "/" + number;
            entries.append(
                    "{\"id\": \"agent-%d\", \"sources\": [{\"id\": \"card\", \"kind\": \"a2a-card\", \"url\": \"https://%s%s\"}]}\n"
                            .formatted(number, host, path));
        }
        Files.writeString(folder.resolve("agents.jsonl"), entries);
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            fetch: { retries: 0, deadline: 60s, per_host: %d, allow: [%s], ca: "%s", resolve: { %s } }
            site: { layout: directory, title: T, base_url: "https://directory.example/" }
            agents_from: [ agents.jsonl ]
            """.formatted(
                        shape.perHost(),
                        listed("\"127.0.0.1:%2$d\", \"%1$s:443\""),
                        TestCertificate.ours().pem(),
                        listed("%s: \"127.0.0.1:%d\"")));
    }

    /**
     * How much of it there is.
     *
     * @param perHost how many requests at once each host allows
     * @param pause how many milliseconds a host takes to answer
     * @param bytes how long a source is at least
     */
    record Shape(int agents, int perHost, int pause, int bytes) {

        /** How long the host of every second agent takes to answer for them all, in seconds. */
        double bound() {
            return agents / 2.0 * pause / perHost / 1000;
        }

        private String card(String name) {
            StringBuilder skills = new StringBuilder();
            for (int number = 0; skills.length() < bytes; number++) {
                skills.append(number == 0 ? "" : ", ")
                        .append(
                                "{\"id\": \"s%d\", \"name\": \"Skill %d\", \"description\": \"It does what its name says.\"}"
                                        .formatted(number, number));
            }
            return "{\"name\": \"%s\", \"description\": \"It tests.\", \"version\": \"1\"%s}"
                    .formatted(name, bytes == 0 ? "" : ", \"skills\": [" + skills + "]");
        }
    }

    private static String at(int number) {
        return number % 2 == 0 ? "agent.example" : number % 4 == 1 ? "other.example" : "lab.example";
    }

    private void answers(int number, String name) {
        host(at(number)).on("/" + number, (asked, out) -> {
            Thread.sleep(shape.pause());
            out.write(LoopbackServer.answer(200, "", shape.card(name)));
        });
    }

    /** Gives an agent another name. */
    void renames(int number) {
        answers(number, "Another " + number);
    }

    private String listed(String form) {
        return String.join(
                ", ",
                hosts.entrySet().stream()
                        .map(host ->
                                form.formatted(host.getKey(), host.getValue().port()))
                        .toList());
    }

    LoopbackServer host(String name) {
        return Objects.requireNonNull(hosts.get(name));
    }

    @Override
    public void close() throws IOException {
        for (LoopbackServer host : hosts.values()) {
            host.close();
        }
    }

    Shape shape() {
        return shape;
    }

    /** The most requests at once that any host saw. */
    int mostAtOnce() {
        return hosts.values().stream()
                .mapToInt(LoopbackServer::mostAtOnce)
                .max()
                .orElseThrow();
    }

    void onOneMachine() {
        var said = new ByteArrayOutputStream();
        var out = new PrintStream(said, true, StandardCharsets.UTF_8);
        String[] words = {"build", "--at", AT, "--cache", "cache-one", "-o", "one"};
        int status = io.agentdoc.cli.Main.run(words, InputStream.nullInputStream(), out, out, Map.of(), folder);
        assertEquals(0, status, said.toString(StandardCharsets.UTF_8));
    }

    String[] words(String out) {
        return new String[] {
            folder.resolve("agentdoc.yaml").toString(),
            "--at=" + AT,
            "--parts=3",
            "--cache=" + folder.resolve("cache-" + out),
            "--out=" + folder.resolve(out)
        };
    }

    static Map<String, Digest> tree(Path root) throws IOException {
        Map<String, Digest> tree = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                tree.put(root.relativize(file).toString(), Digest.of(Bytes.own(Files.readAllBytes(file))));
            }
        }
        return tree;
    }

    void assertSameTree(String out, String said) throws IOException {
        assertSame(tree(folder.resolve("one")), tree(folder.resolve(out)), out, said);
    }

    /** The same where only one of the two had another build before, which its feed tells. */
    void assertSameButForTheFeed(String out, String said) throws IOException {
        Map<String, Digest> one = tree(folder.resolve("one"));
        Map<String, Digest> other = tree(folder.resolve(out));
        one.remove(DirectoryFiles.FEED);
        other.remove(DirectoryFiles.FEED);
        assertSame(one, other, out, said);
    }

    private void assertSame(Map<String, Digest> one, Map<String, Digest> other, String out, String said) {
        assertTrue(one.size() > 2 * shape.agents(), () -> "only " + one.keySet());
        assertEquals(one, other, said);
        assertFalse(Files.exists(folder.resolve(out + ".fleet")));
        hosts.forEach((host, server) -> assertTrue(
                server.mostAtOnce() <= shape.perHost(), host + " was asked by " + server.mostAtOnce() + " at once"));
    }
}
