package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The counts of many tasks become one. */
class TallyTest {

    @Test
    void the_counts_of_tasks_are_summed_by_their_names() {
        Tally one = new Tally();
        one.add(Map.of("agents PUBLISHED", 2L, "causes timeout", 1L));
        Tally other = one.copy();
        other.add(Map.of("agents PUBLISHED", 3L));
        one.merge(other);

        assertEquals(Map.of("agents PUBLISHED", 7L, "causes timeout", 2L), one.value());
        assertEquals(Map.of("agents PUBLISHED", 5L, "causes timeout", 1L), other.value());
    }

    @Test
    void a_task_begins_with_nothing_counted() {
        Tally tally = new Tally();
        assertTrue(tally.isZero());
        tally.add(Map.of("agents PUBLISHED", 1L));
        assertFalse(tally.isZero());
        tally.reset();
        assertEquals(Map.of(), tally.value());
    }
}
