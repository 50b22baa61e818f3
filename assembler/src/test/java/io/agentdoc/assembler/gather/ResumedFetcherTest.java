package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumedFetcherTest {
    private static final Instant BEGAN = Instant.parse("2026-10-01T09:00:00Z");
    private static final Bytes CARD = Bytes.utf8("{\"name\":\"a\"}");

    @TempDir
    Path folder;

    private final List<String> asked = new ArrayList<>();

    private SourceCache cache() {
        return SourceCache.at(folder);
    }

    private Fetcher resumed() {
        Fetcher network = new Fetcher() {
            @Override
            public CompletableFuture<FetchOutcome> fetch(Ask ask) {
                asked.add(ask.url());
                return CompletableFuture.completedFuture(new FetchOutcome.Unreachable("asked again", BEGAN));
            }

            @Override
            public void close() {
                asked.add("closed");
            }
        };
        return new ResumedFetcher(network, cache(), BEGAN);
    }

    private static Ask ask(String url) {
        return Ask.of("a2a-card", url);
    }

    private void held(String url, Bytes bytes, boolean withBearer, Instant remembered) throws IOException {
        Digest digest = cache().keep(bytes);
        LastOutcome.Held held =
                new LastOutcome.Held(digest, BEGAN, BEGAN, Validators.none(), Optional.empty(), withBearer);
        remember(LastOutcome.of(new SourceAddress("a2a-card", url), held), remembered);
    }

    private void missed(String url, Outcome outcome) throws IOException {
        LastOutcome.Missed missed = new LastOutcome.Missed(outcome, OptionalInt.empty(), BEGAN, "as it was");
        remember(
                new LastOutcome(new SourceAddress("a2a-card", url), Optional.empty(), Optional.of(missed)),
                BEGAN.plusSeconds(5));
    }

    private void remember(LastOutcome outcome, Instant at) throws IOException {
        cache().remember(outcome);
        Files.setLastModifiedTime(new CachePaths(folder).outcome(outcome.address()), FileTime.from(at));
    }

    private FetchOutcome fetch(Ask ask) {
        return resumed().fetch(ask).join();
    }

    @Test
    void what_was_answered_since_the_run_began_is_not_asked_for_again() throws IOException {
        held("https://a.example/card", CARD, false, BEGAN);
        missed("https://b.example/card", Outcome.ABSENT);
        missed("https://c.example/card", Outcome.REFUSED);
        missed("https://d.example/card", Outcome.TOO_LARGE);
        FetchOutcome.Fetched fetched =
                assertInstanceOf(FetchOutcome.Fetched.class, fetch(ask("https://a.example/card")));
        assertEquals(CARD, fetched.bytes());
        assertEquals(FetchOutcome.Via.CACHED, fetched.via());
        assertInstanceOf(FetchOutcome.Absent.class, fetch(ask("https://b.example/card")));
        assertInstanceOf(FetchOutcome.Refused.class, fetch(ask("https://c.example/card")));
        assertInstanceOf(FetchOutcome.TooLarge.class, fetch(ask("https://d.example/card")));
        assertEquals(List.of(), asked);
    }

    @Test
    void what_was_answered_before_it_began_or_never_is_asked_for() throws IOException {
        held("https://a.example/card", CARD, false, BEGAN.minusSeconds(1));
        fetch(ask("https://a.example/card"));
        fetch(ask("https://never.example/card"));
        assertEquals(List.of("https://a.example/card", "https://never.example/card"), asked);
    }

    @Test
    void who_could_not_be_reached_is_asked_again() throws IOException {
        missed("https://a.example/card", Outcome.UNREACHABLE);
        fetch(ask("https://a.example/card"));
        assertEquals(1, asked.size());
    }

    @Test
    void bytes_that_rotted_meanwhile_are_asked_for_again() throws IOException {
        held("https://a.example/card", CARD, false, BEGAN);
        Files.writeString(new CachePaths(folder).object(Digest.of(CARD)), "rotten");
        fetch(ask("https://a.example/card"));
        assertEquals(1, asked.size());
    }

    @Test
    void an_answer_to_a_bearer_is_none_to_who_shows_none() throws IOException {
        held("https://a.example/card", CARD, true, BEGAN);
        fetch(ask("https://a.example/card"));
        assertEquals(1, asked.size());
    }

    @Test
    void a_digest_that_is_named_is_held_to() throws IOException {
        held("https://a.example/card", CARD, false, BEGAN);
        Ask pinned = new Ask(
                "a2a-card", "https://a.example/card", Optional.empty(), Optional.of(Digest.of(Bytes.utf8("other"))));
        assertInstanceOf(FetchOutcome.WrongDigest.class, fetch(pinned));
    }

    @Test
    void the_fetcher_behind_it_is_closed_with_it() {
        resumed().close();
        assertEquals(List.of("closed"), asked);
    }
}
