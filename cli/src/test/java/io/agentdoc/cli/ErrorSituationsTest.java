package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What can go wrong for whoever runs the program: each time it says what happened, what is not lost and what to type. */
class ErrorSituationsTest {
    private static final String AGAIN = "ype the same command again";
    private static final String CARD = """
        {"protocolVersion":"1.0","name":"A","description":"Reads things.","version":"1.0.0",
         "supportedInterfaces":[{"url":"https://a.example/a2a","protocolBinding":"JSONRPC"}],
         "skills":[{"id":"read","name":"Read","description":"Reads a thing."}]}
        """;
    private static final String GOOD =
            "agents: [ { id: good, sources: [ { id: card, kind: a2a-card, file: card.json } ] }";

    @TempDir
    Path folder;

    /** What happened, what is not lost and what to type, as parts of what is said, and the status. */
    enum Situation {
        NO_NETWORK(3, "unreachable", "stays", "Look at the network"),
        WRONG_KEY(2, "No private key can be read from", "nothing was signed or written", "agentdoc keygen"),
        TYPO(2, "agentdoc.yaml:1:1: unknown key asembler", "nothing was done", "type assembler"),
        OLD_JDK(2, "needs Java, found none that is new enough", "did nothing", "set JAVA_HOME"),
        FULL_DISK(2, "The disk is full", "what was there before stays whole", "Make room and t" + AGAIN),
        READ_ONLY_OUTPUT(2, "site/index.html", "what was there before stays whole", "name another place with -o"),
        UNREACHABLE_HOST(1, "b#card: unreachable", "stays", AGAIN),
        NO_DESCRIPTOR(0, "b#descriptor: absent", "all else goes on without it", "Publish it there"),
        WRONG_DIGEST(1, "b#card: wrong_digest", "are not used", "name the new digest"),
        INTERRUPTED(130, "stopped cleanly", "nothing lost", "agentdoc build --progress none");

        private final int status;
        private final String happened;
        private final String kept;
        private final String toType;

        Situation(int status, String happened, String kept, String toType) {
            this.status = status;
            this.happened = happened;
            this.kept = kept;
            this.toType = toType;
        }
    }

    @BeforeEach
    void layACard() throws IOException {
        write("card.json", CARD);
    }

    @ParameterizedTest
    @EnumSource
    void each_says_what_happened_what_is_not_lost_and_what_to_type(Situation situation) throws Exception {
        Ran ran = run(situation);
        String said = ran.out() + ran.err();
        assertAll(
                () -> assertEquals(situation.status, ran.status(), said),
                () -> assertTrue(said.contains(situation.happened), said),
                () -> assertTrue(said.contains(situation.kept), said),
                () -> assertTrue(said.contains(situation.toType), said));
    }

    private Ran run(Situation situation) throws Exception {
        return switch (situation) {
            case NO_NETWORK -> build(out("") + "agents: [ { id: b, domain: b.example } ]\n");
            case WRONG_KEY -> {
                write("bad.pem", "nonsense");
                yield build("assembler: { key: bad.pem }\n" + GOOD + " ]\n");
            }
            case TYPO -> build("asembler: {}\n" + GOOD + " ]\n");
            case OLD_JDK -> launcher();
            case FULL_DISK -> told(new UncheckedIOException(new IOException("No space left on device")));
            case READ_ONLY_OUTPUT -> told(new UncheckedIOException(new AccessDeniedException("site/index.html")));
            case UNREACHABLE_HOST -> build(out("") + GOOD + ", { id: b, domain: b.example } ]\n");
            case NO_DESCRIPTOR -> served();
            case WRONG_DIGEST ->
                build(GOOD + ", { id: b, sources: [ { id: card, kind: a2a-card, file: card.json, digest: \"sha256:"
                        + "0".repeat(64) + "\" } ] } ]\n");
            case INTERRUPTED -> stopped();
        };
    }

    /** A port where nobody answers. */
    private static String out(String more) {
        return "fetch: { resolve: { b.example: \"127.0.0.1:1\" }, allow: [ \"127.0.0.1:1\" ], retries: 0 " + more
                + "}\n";
    }

    private Ran served() throws IOException {
        try (LoopbackServer host = LoopbackServer.plain()) {
            host.on("/.well-known/agent-card.json", 200, "Content-Type: application/json\r\n", CARD);
            String at = "127.0.0.1:" + host.port();
            return build("fetch: { allow: [ \"" + at + "\" ], retries: 0 }\n" + GOOD + ", { id: b, sources: ["
                    + " { id: card, kind: a2a-card, url: \"http://" + at + "/.well-known/agent-card.json\" },"
                    + " { id: descriptor, kind: agent-descriptor, url: \"http://" + at
                    + "/.well-known/agent-descriptor.json\" } ] } ]\n");
        }
    }

    private Ran stopped() throws IOException {
        write("agentdoc.yaml", GOOD + " ]\n");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        World world = Worlds.with(new ByteArrayOutputStream(), err, folder);
        world.stop().want();
        int status = Main.run(world, "build", "--progress", "none");
        return new Ran(status, "", err.toString(StandardCharsets.UTF_8));
    }

    private Ran told(Throwable fault) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = new RunFaults(Worlds.with(new ByteArrayOutputStream(), err, folder))
                .tell(fault)
                .code();
        return new Ran(status, "", err.toString(StandardCharsets.UTF_8));
    }

    /** The launcher on a machine that has no Java at all. */
    private Ran launcher() throws IOException, InterruptedException {
        write("lib/one.jar", "");
        write(
                "agentdoc",
                Files.readString(Project.root().resolve("agentdoc"))
                        .replaceFirst("(?s)for folder in .*?; do", "for folder in /nowhere; do"));
        ProcessBuilder builder =
                new ProcessBuilder("/bin/sh", folder.resolve("agentdoc").toString(), "build");
        builder.environment().keySet().removeIf(name -> name.startsWith("JAVA") || name.equals("PATH"));
        builder.environment()
                .put("PATH", Files.createDirectories(folder.resolve("no-tools")).toString());
        Process process = builder.directory(folder.toFile()).start();
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), "", err);
    }

    private Ran build(String yaml) throws IOException {
        write("agentdoc.yaml", yaml);
        return Ran.in(folder, "build", "--progress", "none");
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Test
    void an_output_that_is_no_folder_is_named_and_left_alone() throws IOException {
        write("agentdoc.yaml", GOOD + " ]\n");
        write("taken", "mine");
        Ran ran = Ran.in(folder, "build", "-o", "taken", "--progress", "none");
        assertAll(
                () -> assertEquals(2, ran.status()),
                () -> assertTrue(
                        ran.err().contains("taken is in the way: it is a file; what was there before stays"),
                        ran.err()),
                () -> assertEquals("mine", Files.readString(folder.resolve("taken"))));
    }

    @Test
    void a_result_that_did_not_arrive_on_stdout_is_not_done() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        World world = Worlds.with(new ByteArrayOutputStream(), err, folder);
        assertEquals(2, Main.ended(world, failed("No space left on device"), 0));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("cut short"), err.toString(StandardCharsets.UTF_8));
        assertEquals(0, Main.ended(world, failed("Broken pipe"), 0), "a reader who has enough is no fault");
        assertEquals(1, Main.ended(world, new Watchful(OutputStream.nullOutputStream()), 1));
    }

    private static Watchful failed(String why) {
        Watchful out = new Watchful(new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new FileSystemException(null, null, why);
            }
        });
        try {
            out.write(1);
        } catch (IOException expected) {
            return out;
        }
        return out;
    }
}
