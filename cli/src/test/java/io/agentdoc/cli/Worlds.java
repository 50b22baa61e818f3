package io.agentdoc.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;

/** Worlds for tests, whose streams keep what is printed as those of the program do. */
final class Worlds {
    private Worlds() {}

    /** One with nothing in it, whose messages nobody reads. */
    static World empty() {
        return with(
                new ByteArrayOutputStream(),
                new ByteArrayOutputStream(),
                Path.of("").toAbsolutePath());
    }

    static World with(ByteArrayOutputStream out, ByteArrayOutputStream err, Path directory) {
        return new World(
                InputStream.nullInputStream(),
                Main.stream(out, false),
                Main.stream(err, true),
                Map.of(),
                directory,
                Clock.fixed(Instant.parse("2026-10-01T09:00:00Z"), ZoneOffset.UTC),
                new Stop(),
                false);
    }
}
