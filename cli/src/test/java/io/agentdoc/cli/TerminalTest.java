package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Two streams that a person reads as one. */
class TerminalTest {
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
    private final Terminal terminal = new Terminal(Worlds.with(seen, seen, Path.of("")), new CommonOptions());

    @Test
    void results_and_messages_are_seen_in_the_order_in_which_they_were_said() {
        terminal.note("it is there; add this to it:");
        terminal.result("a line");
        terminal.note("all was written");
        assertEquals("it is there; add this to it:\na line\nall was written\n", seen());
    }

    @Test
    void many_results_are_kept_until_there_is_something_to_say_or_the_run_ends() {
        terminal.result("a line");
        assertEquals("", seen());
    }

    private String seen() {
        return seen.toString(StandardCharsets.UTF_8);
    }
}
