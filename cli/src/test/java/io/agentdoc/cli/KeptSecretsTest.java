package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bouncycastle.util.encoders.Base32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that runs with secrets write and say, searched for each of them in every spelling. */
@Promise(Promised.NO_SECRET)
class KeptSecretsTest {
    private static final String SEED = "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA";
    private static final String PASSWORD = "test password";
    private static final String BEARER = "bearer-0af3c1d2e4";
    private static final String VARIABLE = "POND_ACCESS_KEY_OF_OURS";
    private static final Path ENCRYPTED =
            Project.root().resolve("assembler/src/test/resources/io/agentdoc/assembler/crypto/encrypted/aes256.pem");

    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();

    @BeforeEach
    void a_directory_with_two_keys_and_a_bearer() throws IOException {
        Files.createDirectories(folder.resolve("kept"));
        secret("kept/assembler.seed", SEED + "\n");
        secret("kept/former.pem", Files.readString(ENCRYPTED));
        String here = "127.0.0.1:" + server.port();
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            assembler: { id: "https://directory.example", key: kept/assembler.seed, former_key: kept/former.pem,
                         key_password: env:KEY_PASSWORD_OF_OURS }
            fetch: { retries: 0, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
            site: { layout: directory, title: T, mirror_sources: true }
            agents:
              - id: a
                sources:
                  - { id: card, kind: a2a-card, url: "https://agent.example/card" }
                  - { id: hidden, kind: "pond:agent-manifest", url: "https://agent.example/pond", bearer: "env:%s" }
            """.formatted(
                        here, TestCertificate.ours().pem(), here, VARIABLE));
        server.on("/card", 200, "", "{\"name\": \"A\", \"description\": \"It tests.\", \"version\": \"1\"}");
        server.on("/pond", 403, "WWW-Authenticate: Bearer realm=\"" + BEARER + "\"\r\n", "not with " + BEARER);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    private void secret(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
    }

    private Map<String, String> environment() {
        return Map.of(
                "KEY_PASSWORD_OF_OURS",
                PASSWORD,
                VARIABLE,
                BEARER,
                "TMPDIR",
                folder.resolve("faults").toString());
    }

    private Ran run(String... arguments) {
        return Ran.in(folder, environment(), arguments);
    }

    /** The spellings of every secret: as typed, as bytes in hex and base64, and each line of a file that holds one. */
    private static List<String> spellings() throws IOException {
        List<String> texts = new ArrayList<>();
        for (String secret : List.of(SEED, PASSWORD, BEARER)) {
            byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
            texts.add(secret);
            texts.add(HexFormat.of().formatHex(bytes));
            texts.add(Base64.getEncoder().withoutPadding().encodeToString(bytes));
        }
        texts.add(VARIABLE);
        texts.add("KEY_PASSWORD_OF_OURS");
        texts.addAll(spellings(Arrays.copyOfRange(Base32.decode(SEED + "======"), 2, 34)));
        String pem = Files.readString(ENCRYPTED.resolveSibling("plain.pem"));
        byte[] key = Base64.getMimeDecoder().decode(pem.replaceAll("-----.*-----", ""));
        texts.addAll(spellings(Arrays.copyOfRange(key, key.length - 32, key.length)));
        Files.readAllLines(ENCRYPTED).stream()
                .filter(line -> !line.startsWith("-----"))
                .forEach(texts::add);
        return texts;
    }

    private static List<String> spellings(byte[] raw) {
        return List.of(
                HexFormat.of().formatHex(raw),
                HexFormat.of().withUpperCase().formatHex(raw),
                Base64.getEncoder().withoutPadding().encodeToString(raw),
                Base64.getUrlEncoder().withoutPadding().encodeToString(raw),
                new String(raw, StandardCharsets.ISO_8859_1));
    }

    /** No secret is said or lies in any file but those that were made to hold it. */
    private void assertKept(List<Ran> runs) throws IOException {
        List<String> texts = new ArrayList<>(written());
        runs.forEach(ran -> texts.add(ran.out() + ran.err()));
        assertTrue(texts.size() > runs.size() + 10, "searched only " + texts.size() + " texts");
        for (String secret : spellings()) {
            for (String text : texts) {
                assertFalse(
                        text.contains(secret),
                        () -> secret + " is in " + text.lines().findFirst().orElse(""));
            }
        }
    }

    @Test
    void nothing_that_a_build_writes_or_says_holds_a_key_a_password_a_bearer_or_where_they_stand() throws IOException {
        List<Ran> runs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            runs.add(run("build", "-v", "--report", "report.json", "--format", "json=findings.json", "--strict"));
        }
        assertEquals(1, runs.getFirst().status(), runs.getFirst().err());
        String doc = "site/agents/a.json";
        assertEquals(3, Files.readString(folder.resolve(doc)).split("\"sig\"", -1).length, "two signatures");
        assertTrue(server.asked().stream()
                .anyMatch(asked -> asked.header("authorization").equals("Bearer " + BEARER)));
        runs.add(run("explain", doc, "identity.name"));
        runs.add(run("check", doc, "--offline"));
        runs.add(run("verify", doc));
        runs.add(run("cache", "list"));
        runs.add(run("key", "kept/assembler.seed", "-v"));
        assertKept(runs);
    }

    /** What a host shows to whoever has a secret is not shown to everybody by us, also where no secret is at hand (6.7). */
    @Test
    void what_was_had_by_showing_a_bearer_is_mirrored_by_no_build() throws IOException {
        String shown = "for holders of the bearer alone";
        server.on("/card", 200, "", "{\"name\": \"A\", \"version\": \"1\", \"notes\": \"" + shown + "\"}");
        Path configuration = folder.resolve("agentdoc.yaml");
        Files.writeString(
                configuration,
                Files.readString(configuration)
                        .replace("agent.example/card\"", "agent.example/card\", bearer: \"env:" + VARIABLE + "\""));
        for (List<String> options :
                List.of(List.<String>of(), List.of("--offline"), List.of("--dry-run", "--offline"))) {
            List<String> arguments = new ArrayList<>(List.of("build"));
            arguments.addAll(options);
            run(arguments.toArray(String[]::new));
            assertTrue(Files.exists(folder.resolve("site/agents/a.json")));
            for (Path file : files(folder.resolve("site"))) {
                assertFalse(
                        new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(shown), file::toString);
            }
        }
    }

    /** What was mirrored before is so no longer once the operator says that it is only to be had with a secret. */
    @Test
    void what_is_now_had_by_showing_a_bearer_is_mirrored_no_longer() throws IOException {
        String shown = "for everybody until now";
        server.on("/card", 200, "", "{\"name\": \"A\", \"version\": \"1\", \"notes\": \"" + shown + "\"}");
        run("build");
        run("build", "--offline");
        assertTrue(mirrors(shown));
        Path configuration = folder.resolve("agentdoc.yaml");
        Files.writeString(
                configuration,
                Files.readString(configuration)
                        .replace("agent.example/card\"", "agent.example/card\", bearer: \"env:" + VARIABLE + "\""));
        run("build", "--offline");
        assertFalse(mirrors(shown));
    }

    private boolean mirrors(String text) throws IOException {
        for (Path file : files(folder.resolve("site/sources"))) {
            if (new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(text)) {
                return true;
            }
        }
        return false;
    }

    private static List<Path> files(Path root) throws IOException {
        if (!Files.exists(root)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void what_is_said_of_a_key_that_cannot_be_used_repeats_none_of_it() throws IOException {
        List<Ran> runs = new ArrayList<>(List.of(run("build")));
        runs.add(Ran.in(folder, Map.of("KEY_PASSWORD_OF_OURS", "test passwore"), "build"));
        runs.add(Ran.in(folder, Map.of("AGENTDOC_KEY_PASSWORD", PASSWORD + "x"), "key", "kept/former.pem"));
        runs.add(run("key", "kept/former.pem"));
        runs.add(run("key", SEED));
        secret("kept/wrong.seed", SEED.replace("EGDP", "EGDQ"));
        runs.add(run("key", "kept/wrong.seed"));
        for (Ran ran : runs.subList(1, runs.size())) {
            assertEquals(2, ran.status(), ran.out() + ran.err());
        }
        assertTrue(
                runs.get(2).err().contains("the password is wrong"), runs.get(2).err());
        assertTrue(
                runs.get(3).err().contains("set AGENTDOC_KEY_PASSWORD"),
                runs.get(3).err());
        Ran opened = Ran.in(folder, Map.of("AGENTDOC_KEY_PASSWORD", PASSWORD), "key", "kept/former.pem");
        assertEquals(0, opened.status(), opened.err());
        runs.add(opened);
        assertKept(runs);
    }

    @Test
    void a_crash_text_holds_none() throws IOException {
        Files.createDirectories(folder.resolve("faults"));
        World world = Worlds.with(new ByteArrayOutputStream(), new ByteArrayOutputStream(), folder);
        World ours = new World(
                world.in(), world.out(), world.err(), environment(), folder, world.clock(), world.stop(), false);
        new RunFaults(ours)
                .tell(new IllegalStateException(SEED, new IllegalArgumentException(PASSWORD + " " + BEARER)));
        List<Ran> runs = List.of(run("build"));
        assertEquals(1, Tree.of(folder.resolve("faults")).size());
        assertKept(runs);
    }

    @Test
    void the_same_key_twice_or_a_former_one_alone_is_refused() throws IOException {
        String yaml = Files.readString(folder.resolve("agentdoc.yaml"));
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml.replace("kept/former.pem", "kept/assembler.seed"));
        Ran same = run("build");
        assertEquals(2, same.status());
        assertTrue(same.err().contains("former_key is the same key"), same.err());
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml.replace(" key: kept/assembler.seed,", ""));
        Ran alone = run("build");
        assertEquals(2, alone.status());
        assertTrue(alone.err().contains("assembler.key is not"), alone.err());
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(folder.resolve("kept")) && !file.endsWith("agentdoc.yaml"))
                    .map(KeptSecretsTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return file + "\n" + new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
