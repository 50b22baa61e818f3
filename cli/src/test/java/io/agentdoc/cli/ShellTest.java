package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the program is named to somebody who will stand in another folder when typing it. */
class ShellTest {

    @ParameterizedTest
    @CsvSource({
        "agentdoc, mine, agentdoc",
        "./agentdoc, mine, ../agentdoc",
        "./agentdoc, '', ./agentdoc",
        "../tool/agentdoc, mine, ../../tool/agentdoc",
        "../tool/agentdoc, /elsewhere, ../somebody/tool/agentdoc",
        "/opt/a b/agentdoc, mine, '''/opt/a b/agentdoc'''",
    })
    void a_relative_path_is_seen_from_that_folder(String called, String folder, String typed) {
        assertEquals(typed, Shell.program(world(called), Path.of(folder)));
    }

    private static World world(String called) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return new World(
                InputStream.nullInputStream(),
                nowhere,
                nowhere,
                Map.of(Shell.CALLED, called),
                Path.of("/somebody/home"),
                Clock.systemUTC(),
                new Stop(),
                false);
    }
}
