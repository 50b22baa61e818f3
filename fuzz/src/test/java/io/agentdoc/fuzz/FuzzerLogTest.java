package io.agentdoc.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FuzzerLogTest {
    @Test
    void inputs_are_counted_where_the_fuzzer_counted_them() {
        assertEquals(
                Optional.of("4711"), new FuzzerLog("INFO: Seed: 1\nstat::number_of_executed_units: 4711\n").inputs());
    }

    @Test
    void one_that_went_on_after_a_finding_counted_last_what_it_gave_in_all() {
        assertEquals(
                Optional.of("90"),
                new FuzzerLog("stat::number_of_executed_units: 7\n#8\nstat::number_of_executed_units: 90\n").inputs());
    }

    @Test
    void a_fuzzer_that_never_started_says_why_and_is_not_taken_for_one_that_found_nothing() {
        var log = new FuzzerLog("Error: Could not find or load main class X\nCaused by: ClassNotFoundException: X\n");
        assertEquals(Optional.empty(), log.inputs());
        assertEquals(
                "the fuzzer did not start and nothing was tried to its end (exit status 1); the last it said is: Caused"
                        + " by: ClassNotFoundException: X",
                log.without(1));
        assertTrue(new FuzzerLog("").without(134).endsWith("the last it said is: nothing"));
    }

    @Test
    void one_that_was_ended_on_its_way_is_told_from_one_that_never_started() {
        String said = new FuzzerLog("INFO: Seed: 1\n#2 INITED\nKilled\n").without(137);
        assertTrue(said.startsWith("the fuzzer ended before it counted its inputs"), said);
    }
}
