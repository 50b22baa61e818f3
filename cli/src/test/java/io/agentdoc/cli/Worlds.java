package io.agentdoc.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;

/** Worlds for tests. */
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
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of(),
                directory,
                Clock.fixed(Instant.parse("2026-10-01T09:00:00Z"), ZoneOffset.UTC),
                new Stop(),
                false);
    }
}
