package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LeasesTest {
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private long now = Long.MAX_VALUE - 5; // where a clock of nanoseconds may stand, and then runs over
    private final Leases leases = new Leases(() -> now);

    private boolean take(String host, String process) {
        return leases.take(new Leases.Message.Take(host, 2, process, LONGEST));
    }

    @Test
    void a_host_sees_no_more_than_its_limit_whoever_asks() {
        assertTrue(take("a.example", "1"));
        assertTrue(take("a.example", "2"));
        assertFalse(take("a.example", "1"));
        assertFalse(take("a.example", "3"));
        assertTrue(take("b.example", "3"));
    }

    @Test
    void what_is_given_back_is_there_for_the_next() {
        assertTrue(take("a.example", "1"));
        assertTrue(take("a.example", "1"));
        leases.give(new Leases.Message.Give("a.example", "1"));
        assertTrue(take("a.example", "2"));
        assertFalse(take("a.example", "1"));
    }

    @Test
    void what_a_lost_process_asked_counts_until_it_must_be_over() {
        assertTrue(take("a.example", "1"));
        now += LONGEST.toNanos() / 2;
        assertTrue(take("a.example", "11"));
        leases.lost("1");
        leases.give(new Leases.Message.Give("a.example", "1"));
        assertFalse(take("a.example", "2"));
        now += LONGEST.toNanos() / 2;
        assertTrue(take("a.example", "2"));
        assertFalse(take("a.example", "2"));
    }

    @Test
    void who_is_not_lost_keeps_what_it_holds_however_long() {
        assertTrue(take("a.example", "1"));
        assertTrue(take("a.example", "1"));
        now += 10 * LONGEST.toNanos();
        assertFalse(take("a.example", "2"));
    }
}
