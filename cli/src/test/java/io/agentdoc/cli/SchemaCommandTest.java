package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SchemaCommandTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void each_shape_has_its_schema(SchemaCommand.Shape shape) {
        Ran ran = Ran.in(folder, "schema", shape.toString());
        assertEquals(0, ran.status());
        assertEquals("", ran.err());
        Golden.same(Golden.resources().resolve("schema/" + shape + ".schema.json"), ran.out());
    }

    @Test
    void with_an_output_file_nothing_goes_to_stdout() throws IOException {
        Ran ran = Ran.in(folder, "schema", "config", "-o", "made/config.json");
        assertEquals("", ran.out());
        assertEquals(Ran.in(folder, "schema", "config").out(), Files.readString(folder.resolve("made/config.json")));
    }

    @Test
    void a_dry_run_writes_nothing() {
        assertEquals(
                0,
                Ran.in(folder, "schema", "config", "-o", "config.json", "--dry-run")
                        .status());
        assertEquals(false, Files.exists(folder.resolve("config.json")));
    }
}
