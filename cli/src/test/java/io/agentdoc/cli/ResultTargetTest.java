package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A document as a result, on a screen and elsewhere. */
class ResultTargetTest {
    private static final String NAME = "{\"name\":\"a\u009B31m\u202E\u200B\u3042\"}\n";

    @Test
    @Promise(Promised.TERMINAL)
    void on_a_screen_what_it_would_obey_is_escaped() {
        assertEquals("{\"name\":\"a\\u009b31m\\u202e\\u200b\u3042\"}\n", printed(true));
    }

    @Test
    void elsewhere_a_document_is_byte_for_byte_itself() {
        assertEquals(NAME, printed(false));
    }

    private static String printed(boolean screen) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        World world = new World(
                InputStream.nullInputStream(),
                stream,
                stream,
                Map.of(),
                Path.of(""),
                Clock.systemUTC(),
                new Stop(),
                false,
                screen);
        new ResultTarget(world, new CommonOptions()).document(Bytes.utf8(NAME));
        return out.toString(StandardCharsets.UTF_8);
    }
}
