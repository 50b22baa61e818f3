package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** One moment that is only asked about. */
class AsOfTest {
    private static final Instant NOW = Instant.parse("2026-10-03T12:00:00Z");

    @Test
    void a_moment_has_come_from_its_own_second_on() {
        assertTrue(new AsOf(NOW).hasCome(NOW));
        assertTrue(new AsOf(NOW).hasCome(NOW.minusSeconds(1)));
        assertFalse(new AsOf(NOW).hasCome(NOW.plusSeconds(1)));
    }

    @Test
    void whoever_asked_nothing_would_have_heard_the_same_at_any_moment() {
        assertTrue(new AsOf(NOW).span().has(Instant.MIN));
        assertEquals(Instant.MAX, new AsOf(NOW).span().until());
    }

    @Test
    void every_moment_of_the_span_gives_every_answer_again_and_no_other_moment_does() {
        Instant[] asked = {NOW.minusSeconds(50), NOW, NOW.plusSeconds(9), NOW.minusSeconds(7), NOW.plusSeconds(90)};
        AsOf now = new AsOf(NOW);
        for (Instant moment : asked) {
            now.hasCome(moment);
        }
        for (int second = -100; second <= 100; second++) {
            Instant other = NOW.plusSeconds(second);
            boolean alike = true;
            for (Instant moment : asked) {
                alike &= new AsOf(other).hasCome(moment) == new AsOf(NOW).hasCome(moment);
            }
            assertEquals(alike, now.span().has(other), other.toString());
        }
    }
}
