package io.agentdoc.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkTest {
    @TempDir
    private Path home;

    @Test
    void a_release_file_names_the_version() throws IOException {
        assertTrue(jdk("JAVA_VERSION=\"25.0.3\"\nOS_NAME=\"Linux\"\n").isFit());
        assertTrue(jdk("JAVA_VERSION=\"21-ea\"\n").isFit());
        assertFalse(jdk("JAVA_VERSION=\"17.0.15\"\n").isFit());
        assertEquals(1, jdk("JAVA_VERSION=\"1.8.0_402\"\n").version());
    }

    @Test
    void a_folder_that_names_no_version_is_no_JDK() throws IOException {
        assertEquals(Optional.empty(), Jdk.in(home));
        Files.writeString(home.resolve("release"), "OS_NAME=\"Linux\"\n");
        assertEquals(Optional.empty(), Jdk.in(home));
    }

    private Jdk jdk(String release) throws IOException {
        Files.writeString(home.resolve("release"), release);
        return Jdk.in(home).orElseThrow();
    }
}
