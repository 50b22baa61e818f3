package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NumbersTest {

    @Test
    void digits_stand_in_groups() {
        assertEquals(
                "0 12 120 1 208 41 203 1 000 000",
                String.join(
                        " ",
                        Stream.of(0, 12, 120, 1_208, 41_203, 1_000_000)
                                .map(Numbers::grouped)
                                .toList()));
    }

    @Test
    void counts_stand_largest_first_and_equal_ones_by_name() {
        assertEquals("tls 44, absent 2, refused 2", Numbers.counts(Map.of("refused", 2L, "absent", 2L, "tls", 44L)));
    }

    @Test
    void spans_are_as_exact_as_anybody_wants() {
        assertEquals("2 h 09", Numbers.span(Duration.ofMinutes(129)));
        assertEquals("4 min", Numbers.span(Duration.ofSeconds(250)));
        assertEquals("1 s", Numbers.span(Duration.ofMillis(3)));
    }

    @Test
    void the_command_to_go_on_with_can_be_pasted_into_a_shell() {
        assertEquals(
                "agentdoc build directory.yaml", Shell.command(Worlds.empty(), List.of("build", "directory.yaml")));
        assertEquals(
                "agentdoc build 'my dir/it'\\''s.yaml' ''",
                Shell.command(Worlds.empty(), List.of("build", "my dir/it's.yaml", "")));
    }
}
