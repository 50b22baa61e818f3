package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** With a native library the same signatures hold as without it; the library lies in the folder {@code native}, or this is skipped. */
@Clause(value = "8.1-2", by = Ed25519.class)
@Promise(Promised.ONE_MEANING)
class NativeEd25519Test {
    private static final int ALTERED = 2_000;

    private final Ed25519 plain = new Ed25519(CryptoLimits.standard(), Optional.empty());

    @Test
    void where_there_is_none_nothing_is_found_and_the_version_says_so() throws IOException {
        try (var nothing = new URLClassLoader(new URL[0], ClassLoader.getPlatformClassLoader())) {
            assertTrue(NativeEd25519.in(nothing).isEmpty());
        }
        assertEquals(
                NativeEd25519.found().isEmpty(),
                Ed25519.provider().endsWith("; no native provider is on the class path"));
    }

    @Test
    void it_says_yes_itself_and_to_nothing_that_is_refused_without_it() throws IOException {
        NativeEd25519 library = library();
        Ed25519 fast = new Ed25519(CryptoLimits.standard(), Optional.of(library));
        Bytes message = Bytes.utf8("descriptor-statement-v1\n{}");
        SigningKey key = TestKeys.subject();
        byte[] signature = key.sign(message).toArray();
        java.security.PublicKey taken = library.key(key.publicKey()).orElseThrow();
        assertTrue(library.verify(taken, message.toArray(), signature));
        Random random = new Random(8032);
        for (int i = 0; i < ALTERED; i++) {
            byte[] altered = signature.clone();
            altered[random.nextInt(altered.length)] ^= (byte) (1 << random.nextInt(8));
            assertFalse(library.verify(taken, message.toArray(), altered));
            assertFalse(fast.verify(key.publicKey(), message, Bytes.own(altered)));
        }
        assertTrue(fast.verify(key.publicKey(), message, Bytes.own(signature)));
        assertTrue(
                Stream.of(Security.getProviders())
                        .noneMatch(provider -> library.name().startsWith(provider.getName())),
                "never registered");
    }

    @Test
    void the_public_sets_are_accepted_and_refused_alike() throws IOException {
        NativeEd25519 library = library();
        Ed25519 fast = new Ed25519(CryptoLimits.standard(), Optional.of(library));
        List<String> unlike = new ArrayList<>();
        int accepted = 0;
        int byItself = 0;
        for (Vector vector : vectors()) {
            boolean isAccepted = vector.isAccepted(plain);
            accepted += isAccepted ? 1 : 0;
            byItself += isAccepted && isYes(library, vector) ? 1 : 0;
            if (isAccepted != vector.isAccepted(fast)) {
                unlike.add(vector.name());
            }
            // Of sound keys alone it is asked at all, and there it may never take more.
            if (plain.isSound(vector.key()) && !isAccepted && isYes(library, vector)) {
                unlike.add("too much: " + vector.name());
            }
        }
        assertEquals(List.of(), unlike);
        assertTrue(byItself > 0 && byItself < accepted, "the sets hold some that only the cofactor lets pass");
    }

    private static boolean isYes(NativeEd25519 library, Vector vector) {
        return library.key(vector.key())
                .filter(key -> library.verify(
                        key, vector.message().toArray(), vector.signature().toArray()))
                .isPresent();
    }

    private static List<Vector> vectors() {
        List<Vector> vectors = new ArrayList<>();
        for (Node test :
                Vector.document("vectors/ed25519-cctv/ed25519vectors.json").elements()) {
            vectors.add(new Vector(
                    "cctv " + test.at(),
                    new PublicKey(Vector.hex(test, "key")),
                    Bytes.utf8(Vector.text(test, "msg")),
                    Vector.hex(test, "sig")));
        }
        for (Node test : Vector.document("vectors/ed25519-speccheck/cases.json").elements()) {
            vectors.add(new Vector(
                    "speccheck " + test.at(),
                    new PublicKey(Vector.hex(test, "pub_key")),
                    Vector.hex(test, "message"),
                    Vector.hex(test, "signature")));
        }
        Node wycheproof = Vector.document("vectors/ed25519-wycheproof/ed25519_test.json");
        for (Node group : wycheproof.member("testGroups").orElseThrow().elements()) {
            PublicKey key = new PublicKey(Vector.hex(group.member("publicKey").orElseThrow(), "pk"));
            for (Node test : group.member("tests").orElseThrow().elements()) {
                vectors.add(
                        new Vector("wycheproof " + test.at(), key, Vector.hex(test, "msg"), Vector.hex(test, "sig")));
            }
        }
        return vectors;
    }

    private static NativeEd25519 library() throws IOException {
        Path folder = Project.root().resolve("native");
        List<URL> jars = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
                for (Path jar : found) {
                    jars.add(jar.toUri().toURL());
                }
            }
        }
        if (jars.isEmpty()) {
            System.err.println("SKIPPED: the native provider is not compared, since there is none in " + folder
                    + "; mvn -Pnative -N generate-resources brings it");
            Assumptions.abort("no native provider in " + folder);
        }
        // Not closed: its native library stays with these classes until the process ends.
        return NativeEd25519.in(new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()))
                .orElseThrow(() -> new AssertionError("it does not work: " + jars));
    }
}
