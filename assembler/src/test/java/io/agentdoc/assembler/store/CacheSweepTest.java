package io.agentdoc.assembler.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Promise(Promised.CACHE)
class CacheSweepTest {
    private static final Instant NOW = Instant.parse("2026-10-02T09:00:00Z");
    private static final Instant OLD = NOW.minus(Duration.ofDays(2));

    @TempDir
    Path folder;

    @Test
    void what_is_named_or_young_stays_and_the_rest_goes() throws Exception {
        Digest listed = keep("listed", OLD);
        Digest current = keep("current", OLD);
        Digest young = keep("young", NOW.minus(Duration.ofHours(1)));
        Digest nobodys = keep("nobody's", OLD);
        Path torn = paths().object(nobodys).resolveSibling("x.0.tmp");
        Files.writeString(torn, "");
        Files.setLastModifiedTime(torn, FileTime.from(OLD));
        remember(current);

        CacheSweep.Swept swept = new CacheSweep(paths()).sweep(listed::equals, NOW);

        assertEquals(new CacheSweep.Swept(1, "nobody's".length(), 1, 3), swept);
        for (Digest kept : List.of(listed, current, young)) {
            assertInstanceOf(StoredObject.Sound.class, cache().object(kept));
        }
        assertInstanceOf(StoredObject.Missing.class, cache().object(nobodys));
    }

    @Test
    void an_old_entry_that_a_build_uses_beside_us_is_young_again() throws Exception {
        Digest used = keep("used", OLD);
        new CacheWriter(paths(), () -> NOW).keep(Bytes.utf8("used"));
        new CacheSweep(paths()).sweep(digest -> false, NOW);
        assertInstanceOf(StoredObject.Sound.class, cache().object(used));
    }

    @Test
    void only_one_sweeps_at_a_time() throws Exception {
        keep("x", OLD);
        try (FileChannel channel =
                        FileChannel.open(paths().lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertTrue(lock.isValid());
            assertThrows(OperatorFault.class, () -> new CacheSweep(paths()).sweep(digest -> false, NOW));
        }
        assertEquals(1, new CacheSweep(paths()).sweep(digest -> false, NOW).objects());
    }

    @Test
    void a_cache_that_is_not_there_has_nothing_to_sweep_or_to_list() {
        CachePaths nowhere = new CachePaths(folder.resolve("none"));
        assertEquals(new CacheSweep.Swept(0, 0, 0, 0), new CacheSweep(nowhere).sweep(digest -> false, NOW));
        new CacheListing(nowhere).objects(entry -> {
            throw new AssertionError(entry.toString());
        });
    }

    @Test
    void listing_and_verifying_say_what_is_there_and_what_is_wrong() throws Exception {
        Digest good = keep("good", OLD);
        Digest bad = keep("bad", OLD);
        Digest lost = Digest.of(Bytes.utf8("lost"));
        remember(lost);
        Files.writeString(paths().object(bad), "other");

        List<CacheListing.Entry> entries = new ArrayList<>();
        List<LastOutcome> outcomes = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        CacheListing listing = new CacheListing(paths());
        listing.objects(entries::add);
        listing.outcomes(outcomes::add);
        listing.verify(faults::add);

        assertEquals(
                List.of(good, bad).stream().sorted().toList(),
                entries.stream().map(CacheListing.Entry::digest).toList());
        assertEquals(1, outcomes.size());
        assertEquals(2, faults.size());
        assertTrue(
                faults.getFirst().contains(bad.toString()) && faults.getLast().contains(lost.toString()));
    }

    private CachePaths paths() {
        return new CachePaths(folder);
    }

    private SourceCache cache() {
        return SourceCache.at(folder);
    }

    private Digest keep(String text, Instant written) throws Exception {
        Digest digest = cache().keep(Bytes.utf8(text));
        Files.setLastModifiedTime(paths().object(digest), FileTime.from(written));
        return digest;
    }

    private void remember(Digest digest) {
        LastOutcome.Held held = new LastOutcome.Held(digest, OLD, OLD, Validators.none(), Optional.empty(), false);
        cache().remember(LastOutcome.of(new SourceAddress("a2a-card", "https://agent.example/"), held));
    }
}
