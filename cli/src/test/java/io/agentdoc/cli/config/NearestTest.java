package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> KNOWN =
            List.of("assembler", "stale_after", "fetch", "site", "agents", "agents_from");

    @Test
    void one_slip_of_each_sort_costs_one() {
        assertEquals(1, Nearest.distance("fetch", "ftech"));
        assertEquals(1, Nearest.distance("fetch", "fech"));
        assertEquals(1, Nearest.distance("fetch", "feetch"));
        assertEquals(1, Nearest.distance("fetch", "fetsh"));
        assertEquals(0, Nearest.distance("", ""));
        assertEquals(5, Nearest.distance("", "fetch"));
    }

    @Test
    void hyphens_and_capitals_cost_nothing() {
        assertEquals(Optional.of("stale_after"), Nearest.to("Stale-After", KNOWN));
    }

    @Test
    void a_beginning_is_near() {
        assertEquals(Optional.of("assembler"), Nearest.to("assem", KNOWN));
    }

    @Test
    void what_is_like_nothing_has_no_nearest() {
        assertEquals(Optional.empty(), Nearest.to("colour", KNOWN));
    }

    @Test
    void a_name_of_any_length_is_compared_in_no_time() {
        assertEquals(Optional.empty(), Nearest.to("x".repeat(1_000_000), KNOWN));
    }
}
