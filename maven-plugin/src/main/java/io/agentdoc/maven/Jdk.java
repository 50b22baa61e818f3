package io.agentdoc.maven;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/** A JDK's folder, and which feature release its {@code release} file says it is. */
record Jdk(Path home, int version) {
    /** The first release that the program runs on. */
    static final int OLDEST = 21;

    /** The JDK in that folder; nothing where there is no {@code release} file that names a version. */
    static Optional<Jdk> in(Path home) {
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(home.resolve("release"))) {
            release.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
        String named = release.getProperty("JAVA_VERSION", "").replace("\"", "");
        String feature = named.replaceFirst("[^0-9].*", "");
        return feature.isEmpty() || feature.length() > 4
                ? Optional.empty()
                : Optional.of(new Jdk(home, Integer.parseInt(feature)));
    }

    boolean isFit() {
        return version >= OLDEST;
    }

    Path java() {
        return home.resolve("bin").resolve("java");
    }
}
