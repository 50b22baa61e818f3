package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Every library on the class path is the one whose digest the lock file names, wherever it was downloaded from. What is
 * on the path here is all that the product is packed with, and what the tests need.
 */
class DependenciesTest {

    private static final Path LOCK = Project.root().resolve("dependencies.lock");
    private static final String HEAD = """
            # The libraries that the program is built, packed and tested with, each with the SHA-256 of its jar. The build
            # compares them. To write it anew after a version was changed on purpose: mvn verify -Dagentdoc.lock=true
            """;

    @Test
    void every_library_is_the_one_that_was_locked() throws Exception {
        var present = onTheClassPath();
        assertTrue(present.size() > 20, () -> "only " + present.keySet());
        if (Boolean.getBoolean("agentdoc.lock")) {
            var written = new TreeMap<>(locked());
            written.keySet().removeIf(name -> present.keySet().stream().anyMatch(other -> isSameLibrary(name, other)));
            written.putAll(present);
            Files.writeString(LOCK, HEAD + lines(written));
        }
        var locked = locked();
        assertEquals(
                lines(present),
                lines(present.keySet().stream()
                        .collect(Collectors.toMap(
                                name -> name,
                                name -> locked.getOrDefault(name, "not locked"),
                                (one, other) -> one,
                                TreeMap::new))));
    }

    @Test
    void another_version_is_the_same_library() {
        assertTrue(isSameLibrary("jsoup-1.24.1.jar", "jsoup-1.25.0.jar"));
        assertFalse(isSameLibrary("flexmark-0.64.8.jar", "flexmark-util-ast-0.64.8.jar"));
    }

    private static NavigableMap<String, String> onTheClassPath() throws IOException, NoSuchAlgorithmException {
        NavigableMap<String, String> jars = new TreeMap<>();
        List<Path> entries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(DependenciesTest::isALibrary)
                .toList();
        for (Path jar : entries) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
            jars.put(jar.getFileName().toString(), HexFormat.of().formatHex(digest));
        }
        return jars;
    }

    /** A jar of a repository, which lies in a folder that is named by its version; what runs the tests is not meant. */
    private static boolean isALibrary(Path jar) {
        String name = jar.getFileName().toString();
        return name.endsWith(".jar")
                && jar.getNameCount() > 3
                && name.contains(jar.getName(jar.getNameCount() - 2).toString())
                && !name.startsWith("agentdoc-")
                && !name.startsWith("junit-platform-console-standalone")
                && !name.startsWith("surefire");
    }

    private static boolean isSameLibrary(String one, String other) {
        return name(one).equals(name(other));
    }

    private static String name(String jar) {
        return jar.replaceFirst("-[0-9][^-]*(-[^-]*)?\\.jar$", "");
    }

    private static NavigableMap<String, String> locked() throws IOException {
        NavigableMap<String, String> locked = new TreeMap<>();
        if (Files.exists(LOCK)) {
            for (String line : Files.readAllLines(LOCK)) {
                if (!line.startsWith("#")) {
                    String[] cells = line.split(" ", -1);
                    locked.put(cells[1], cells[0]);
                }
            }
        }
        return locked;
    }

    private static String lines(Map<String, String> jars) {
        return jars.entrySet().stream()
                .map(jar -> jar.getValue() + " " + jar.getKey() + "\n")
                .collect(Collectors.joining());
    }
}
