package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigShowCommandTest {
    private static final Path WHOLE = Golden.resources().resolve("config-whole");

    @TempDir
    Path folder;

    @Test
    void every_setting_is_shown_with_where_it_came_from() {
        Ran ran = Ran.in(
                WHOLE,
                Map.of("NO_COLOR", "1", "ASSEMBLER_KEY", "not to be seen", "POND_ACCESS_KEY", "nor this"),
                "config",
                "show",
                "--cache",
                "elsewhere",
                "--strict");
        assertEquals(0, ran.status());
        assertEquals("", ran.err());
        Golden.same(Golden.resources().resolve("config-show/expected.txt"), ran.out());
        assertTrue(!ran.out().contains("not to be seen") && !ran.out().contains("nor this"));
    }

    @Test
    void a_configuration_elsewhere_is_named_as_it_was_typed() {
        Ran ran = Ran.in(WHOLE.resolve(".."), "config", "show", "config-whole/agentdoc.yaml");
        assertTrue(ran.out().contains("config-whole/agentdoc.yaml:3"), ran.out() + ran.err());
    }

    @Test
    void where_there_is_none_the_sentence_says_what_to_type() {
        Ran ran = Ran.in(folder, "config", "show");
        assertEquals(2, ran.status());
        assertEquals(
                "agentdoc: There is no configuration agentdoc.yaml; type the path of one, or `agentdoc schema config`"
                        + " to see what one holds.\n",
                ran.err());
    }
}
