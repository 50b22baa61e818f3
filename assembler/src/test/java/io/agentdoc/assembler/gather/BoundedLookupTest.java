package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Names that are looked up beside those that nobody answers for. */
@Timeout(60)
class BoundedLookupTest {
    private static final InetAddress[] FOUND = {InetAddress.getLoopbackAddress()};
    private static final int AT_ONCE = 2;

    private final CountDownLatch end = new CountDownLatch(1);

    @Test
    @Promise(Promised.ONE_BAD_AGENT)
    void names_that_nobody_answers_for_hold_up_no_other() throws UnknownHostException {
        try (BoundedLookup lookup = new BoundedLookup(this::answer, Duration.ofMillis(300), AT_ONCE)) {
            for (int silent = 0; silent < 4 * AT_ONCE; silent++) {
                assertThrows(UnknownHostException.class, () -> lookup.addresses("silent.example"));
            }
            assertArrayEquals(FOUND, lookup.addresses("agent.example"));
        } finally {
            end.countDown();
        }
    }

    @Test
    void however_many_there_are_the_threads_behind_them_have_an_end() {
        try (BoundedLookup lookup = new BoundedLookup(this::answer, Duration.ofMillis(1), AT_ONCE)) {
            for (int silent = 0; silent < 100 * AT_ONCE; silent++) {
                assertThrows(UnknownHostException.class, () -> lookup.addresses("silent.example"));
            }
            assertThrows(UnknownHostException.class, () -> lookup.addresses("agent.example"));
        } finally {
            end.countDown();
        }
    }

    /** As a platform does it: not to be interrupted. */
    private InetAddress[] answer(String host) {
        while (host.startsWith("silent") && end.getCount() > 0) {
            try {
                end.await();
            } catch (InterruptedException passedOver) {
                assertTrue(host.startsWith("silent"));
            }
        }
        return FOUND;
    }
}
