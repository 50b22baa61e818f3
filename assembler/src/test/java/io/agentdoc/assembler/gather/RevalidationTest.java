package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.gather.FetchOutcome.Fetched;
import io.agentdoc.assembler.gather.FetchOutcome.Via;
import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
@Clause("9.7-1")
@Promise(Promised.CACHE)
class RevalidationTest {
    @TempDir
    Path cache;

    private final LoopbackServer server = LoopbackServer.tls();

    @AfterEach
    void close() throws Exception {
        server.close();
    }

    @Test
    void an_unchanged_source_costs_one_conditional_request_and_no_body() {
        server.on(
                "/card",
                (asked, out) -> out.write(
                        asked.header("if-none-match").equals("\"v1\"")
                                ? LoopbackServer.answer(304, "ETag: \"v1\"\r\n", "")
                                : LoopbackServer.answer(200, "ETag: \"v1\"\r\n", "{}")));

        Fetched first = fetched(at(TestFetch.FIRST));
        Fetched second = fetched(at(TestFetch.LATER));

        assertEquals(Via.FETCHED, first.via());
        assertEquals(Via.REVALIDATED, second.via());
        assertEquals(Bytes.utf8("{}"), second.bytes());
        assertEquals(TestFetch.LATER, second.fetchedAt());
        assertEquals(TestFetch.FIRST, second.since());
        assertEquals(2, server.asked().size());
    }

    @Test
    void a_date_is_shown_again_as_it_was_said() {
        String date = "Thu, 01 Oct 2026 08:00:00 GMT";
        server.on("/card", 200, "Last-Modified: " + date + "\r\n", "{}");
        at(TestFetch.FIRST);
        at(TestFetch.LATER);
        assertEquals(
                List.of("", date),
                server.asked().stream()
                        .map(asked -> asked.header("if-modified-since"))
                        .toList());
    }

    @Test
    void a_changed_source_is_never_had_in_its_old_form() {
        server.on("/card", 200, "ETag: \"v1\"\r\n", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 200, "ETag: \"v2\"\r\n", "{\"a\":1}");
        Fetched second = fetched(at(TestFetch.LATER));
        assertEquals(Bytes.utf8("{\"a\":1}"), second.bytes());
        assertEquals(TestFetch.LATER, second.since());
    }

    @Test
    void new_bytes_under_the_old_etag_are_new_bytes() {
        server.on("/card", 200, "ETag: \"v1\"\r\n", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 200, "ETag: \"v1\"\r\n", "[]");
        assertEquals(Bytes.utf8("[]"), fetched(at(TestFetch.LATER)).bytes());
    }

    @Test
    void the_same_bytes_in_full_again_are_as_old_as_they_were_and_as_fresh_as_now() {
        server.on("/card", 200, "", "{}");
        at(TestFetch.FIRST);
        Fetched second = fetched(at(TestFetch.LATER));
        assertEquals(Via.FETCHED, second.via());
        assertEquals(TestFetch.LATER, second.fetchedAt());
        assertEquals(TestFetch.FIRST, second.since());
    }

    @Test
    @Clause("4.4-2")
    void that_there_is_no_such_document_is_an_answer_of_its_own() {
        server.on("/gone", 410, "", "");
        server.on("/broken", 503, "", "");
        FetchOutcome.Absent none =
                assertInstanceOf(FetchOutcome.Absent.class, TestFetch.once(server, cache, TestFetch.FIRST, "/none"));
        FetchOutcome.Absent gone =
                assertInstanceOf(FetchOutcome.Absent.class, TestFetch.once(server, cache, TestFetch.FIRST, "/gone"));
        assertEquals(List.of(404, 410), List.of(none.status(), gone.status()));
        assertInstanceOf(FetchOutcome.Unreachable.class, TestFetch.once(server, cache, TestFetch.FIRST, "/broken"));
    }

    @Test
    void a_withdrawn_source_leaves_and_is_remembered_as_withdrawn_since_then() {
        server.on("/card", 200, "ETag: \"v1\"\r\n", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 404, "", "");
        at(TestFetch.LATER);
        FetchOutcome.Absent third = assertInstanceOf(FetchOutcome.Absent.class, at(TestFetch.LATEST));
        assertEquals(TestFetch.LATER, third.since());
        assertEquals("", server.asked().getLast().header("if-none-match"));
    }

    @Test
    void a_source_out_of_reach_is_kept_with_its_own_time_and_said_to_be_old() {
        server.on("/card", 200, "", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 502, "", "");
        Fetched old = fetched(at(TestFetch.LATER));
        assertEquals(Via.CACHED, old.via());
        assertEquals(TestFetch.FIRST, old.fetchedAt());
        assertEquals(
                "agent.example answered 502, since " + TestFetch.LATER,
                old.note().orElse(""));
        assertEquals(old.note(), fetched(at(TestFetch.LATEST)).note());
    }

    @Test
    void a_source_that_is_refused_or_too_large_now_is_not_used_in_its_old_form() {
        server.on("/card", 200, "", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 401, "", "");
        assertInstanceOf(FetchOutcome.Refused.class, at(TestFetch.LATER));
        server.on("/card", 200, "", "x".repeat(1001));
        assertInstanceOf(FetchOutcome.TooLarge.class, at(TestFetch.LATEST));
    }

    @Test
    void a_corrupt_entry_is_dropped_fetched_again_in_full_and_said() throws Exception {
        server.on("/card", 200, "ETag: \"v1\"\r\n", "{}");
        Fetched first = fetched(at(TestFetch.FIRST));
        Path entry = new CachePaths(cache).object(first.digest());
        Files.writeString(entry, "[]");
        Fetched second = fetched(at(TestFetch.LATER));
        assertEquals("", server.asked().getLast().header("if-none-match"));
        assertTrue(second.note().orElse("").contains("holds other bytes"), second.toString());
        assertEquals(Bytes.utf8("{}"), Bytes.own(Files.readAllBytes(entry)));
    }

    @Test
    void an_answer_without_change_to_a_question_without_condition_is_a_failure() {
        server.on("/card", 304, "", "");
        assertInstanceOf(FetchOutcome.Unreachable.class, at(TestFetch.FIRST));
    }

    @Test
    @Clause("5.3-4")
    void bytes_with_another_digest_than_named_are_a_failed_fetch() {
        server.on("/card", 200, "", "{}");
        Digest right = Digest.of(Bytes.utf8("{}"));
        Digest wrong = Digest.of(Bytes.utf8("{ }"));
        try (TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            assertInstanceOf(Fetched.class, run.get(TestFetch.pinned("/card", right)));
            FetchOutcome.WrongDigest outcome =
                    assertInstanceOf(FetchOutcome.WrongDigest.class, run.get(TestFetch.pinned("/card", wrong)));
            assertEquals(right, outcome.found());
        }
    }

    @Test
    void an_offline_run_sees_what_the_online_run_saw() {
        server.on("/card", 200, "", "{}").on("/gone", 410, "", "").on("/secret", 403, "", "");
        server.on("/large", 200, "", "x".repeat(1001)).on("/broken", 500, "", "");
        Fetcher offline = new CachedFetcher(TestFetch.policy(server), SourceCache.readOnly(cache), TestFetch.LATEST);
        for (String path : List.of("/card", "/none", "/gone", "/secret", "/large", "/broken")) {
            FetchOutcome online = TestFetch.once(server, cache, TestFetch.FIRST, path);
            FetchOutcome again = TestFetch.have(offline, TestFetch.ask(path));
            assertEquals(as(Via.CACHED, online), again, path);
        }
    }

    private static FetchOutcome as(Via via, FetchOutcome outcome) {
        return outcome instanceof Fetched one
                ? new Fetched(
                        one.bytes(),
                        one.digest(),
                        one.fetchedAt(),
                        one.since(),
                        via,
                        one.servedFrom(),
                        one.withBearer(),
                        one.note())
                : outcome;
    }

    private FetchOutcome at(Instant now) {
        return TestFetch.once(server, cache, now, "/card");
    }

    private static Fetched fetched(FetchOutcome outcome) {
        return assertInstanceOf(Fetched.class, outcome);
    }
}
