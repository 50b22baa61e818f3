package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachedFetcherTest {
    @TempDir
    Path folder;

    @Test
    void what_nobody_ever_asked_for_is_out_of_reach() {
        FetchOutcome.Unreachable outcome =
                assertInstanceOf(FetchOutcome.Unreachable.class, get(TestFetch.ask("/card")));
        assertEquals("the run is offline and the cache knows nothing of this URL", outcome.why());
    }

    @Test
    void a_url_that_is_never_gone_to_is_refused_offline_too() {
        assertInstanceOf(FetchOutcome.Refused.class, get(Ask.of("a2a-card", "https://127.0.0.1/")));
    }

    @Test
    void bytes_that_are_held_under_the_digest_that_is_named_count_as_fetched_and_say_so() throws Exception {
        Digest digest = SourceCache.at(folder).keep(Bytes.utf8("{}"));
        Files.setLastModifiedTime(new CachePaths(folder).object(digest), FileTime.from(TestFetch.FIRST));
        FetchOutcome.Fetched fetched =
                assertInstanceOf(FetchOutcome.Fetched.class, get(TestFetch.pinned("/card", digest)));
        assertEquals(TestFetch.FIRST, fetched.fetchedAt());
        assertEquals(FetchOutcome.Via.CACHED, fetched.via());
        assertTrue(fetched.note().isPresent());
        assertTrue(fetched.withBearer(), "a secret may have been shown for them");
    }

    @Test
    void an_origin_that_gave_other_bytes_is_not_put_right_by_the_cache() {
        SourceCache cache = SourceCache.at(folder);
        Digest named = cache.keep(Bytes.utf8("{}"));
        remember(cache, cache.keep(Bytes.utf8("[]")));
        assertInstanceOf(FetchOutcome.WrongDigest.class, get(TestFetch.pinned("/card", named)));
    }

    @Test
    void bytes_that_the_cache_has_lost_are_out_of_reach() {
        SourceCache cache = SourceCache.at(folder);
        remember(cache, Digest.of(Bytes.utf8("lost")));
        assertEquals(
                "the run is offline and the cache has lost the bytes of this URL",
                assertInstanceOf(FetchOutcome.Unreachable.class, get(TestFetch.ask("/card")))
                        .why());
    }

    @Test
    void a_run_that_only_looks_writes_no_file() {
        Path nothing = folder.resolve("cache");
        SourceCache readOnly = SourceCache.readOnly(nothing);
        assertInstanceOf(
                FetchOutcome.Unreachable.class,
                TestFetch.have(
                        new CachedFetcher(FetchPolicy.standard(), readOnly, TestFetch.FIRST), TestFetch.ask("/card")));
        assertEquals(Digest.of(Bytes.utf8("{}")), readOnly.keep(Bytes.utf8("{}")));
        assertFalse(Files.exists(nothing));
    }

    private static void remember(SourceCache cache, Digest digest) {
        LastOutcome.Held held = new LastOutcome.Held(
                digest, TestFetch.FIRST, TestFetch.FIRST, Validators.none(), Optional.empty(), false);
        cache.remember(LastOutcome.of(TestFetch.ask("/card").address(), held));
    }

    private FetchOutcome get(Ask ask) {
        return TestFetch.have(new CachedFetcher(FetchPolicy.standard(), SourceCache.at(folder), TestFetch.LATER), ask);
    }
}
