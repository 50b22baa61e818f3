package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LeasesTest {
    private final Leases leases = new Leases();

    private boolean take(String host, String process) {
        return leases.take(new Leases.Message.Take(host, 2, process));
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
    void a_process_that_is_lost_holds_nothing() {
        assertTrue(take("a.example", "1"));
        assertTrue(take("a.example", "11"));
        leases.lost("1");
        assertTrue(take("a.example", "2"));
        assertFalse(take("a.example", "2"));
    }
}
