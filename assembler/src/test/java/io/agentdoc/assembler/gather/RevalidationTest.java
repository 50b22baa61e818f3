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
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void what_an_origin_has_refused_or_outgrown_does_not_come_back_when_it_falls_silent() {
        for (String now : List.of("401", "200")) {
            server.on("/card", 200, "ETag: \"v1\"\r\n", "{}");
            fetched(at(TestFetch.FIRST));
            server.on("/card", Integer.parseInt(now), "", "x".repeat(1001));
            at(TestFetch.LATER);
            server.on("/card", 503, "", "");
            assertInstanceOf(FetchOutcome.Unreachable.class, at(TestFetch.LATEST), now);
            assertEquals("", server.asked().getLast().header("if-none-match"), now);
        }
    }

    @Test
    void a_tag_and_a_date_are_shown_to_the_address_that_gave_them_and_to_no_other() {
        String date = "Thu, 01 Oct 2026 08:00:00 GMT";
        String validators = "ETag: \"v1\"\r\nLast-Modified: " + date + "\r\n";
        server.on("/card", 302, "Location: /here\r\n", "");
        server.on("/here", (asked, out) -> out.write(unchanged(asked, "\"v1\"", validators, "{}")));
        server.on("/there", (asked, out) -> out.write(unchanged(asked, "\"v1\"", validators, "[]")));

        fetched(at(TestFetch.FIRST));
        assertEquals(Via.REVALIDATED, fetched(at(TestFetch.LATER)).via());
        assertEquals(List.of("", ""), shown("/card"));

        server.on("/card", 302, "Location: /there\r\n", "");
        assertEquals(Bytes.utf8("[]"), fetched(at(TestFetch.LATEST)).bytes(), "another document has that tag too");
        assertEquals(List.of(""), shown("/there"));

        server.on("/card", (asked, out) -> out.write(unchanged(asked, "\"v1\"", validators, "[1]")));
        assertEquals(Bytes.utf8("[1]"), fetched(at(TestFetch.LATEST)).bytes());
    }

    @Test
    void an_address_that_nothing_was_shown_to_cannot_say_that_nothing_changed() {
        server.on("/card", 302, "Location: /here\r\n", "");
        server.on("/here", 200, "ETag: \"v1\"\r\n", "{}");
        fetched(at(TestFetch.FIRST));
        server.on("/card", 304, "ETag: \"v1\"\r\n", "");
        assertEquals(Via.CACHED, fetched(at(TestFetch.LATER)).via());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "ETag: \"v1\"                                  | ETag: \"v2\"                                  | true",
                "ETag: \"v1\"                                  | ETag: W/\"v1\"                                | false",
                "ETag: \"v1\"                                  | -                                             | false",
                "Last-Modified: Thu, 01 Oct 2026 08:00:00 GMT | Last-Modified: Thu, 01 Oct 2026 08:30:00 GMT  | true",
                "Last-Modified: Thu, 01 Oct 2026 08:00:00 GMT | Last-Modified: Thu, 01 Oct 2026 08:00:00 GMT  | false",
            })
    void that_nothing_changed_is_not_believed_of_what_has_another_tag_or_date(
            String first, @Nullable String unchanged, boolean again) {
        server.on("/card", 200, first + "\r\n", "{}");
        fetched(at(TestFetch.FIRST));
        String then = unchanged == null ? "" : unchanged + "\r\n";
        server.on(
                "/card",
                (asked, out) -> out.write(
                        isConditional(asked)
                                ? LoopbackServer.answer(304, then, "")
                                : LoopbackServer.answer(200, then, "[]")));

        assertEquals(
                Bytes.utf8(again ? "[]" : "{}"), fetched(at(TestFetch.LATER)).bytes());
        assertEquals(again ? 3 : 2, server.asked().size());
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    void what_was_had_with_a_secret_and_without_one_are_not_taken_for_each_other(boolean first, boolean second) {
        String date = "Last-Modified: Thu, 01 Oct 2026 08:00:00 GMT\r\n";
        server.on(
                "/card",
                (asked, out) -> out.write(
                        isConditional(asked)
                                ? LoopbackServer.answer(304, date, "")
                                : LoopbackServer.answer(
                                        200, date, asked.header("authorization").isEmpty() ? "{}" : "[]")));

        had(first);
        Fetched other = fetched(had(second));
        assertEquals(Bytes.utf8(second ? "[]" : "{}"), other.bytes());
        assertEquals(second, other.withBearer());
    }

    @Test
    void a_date_of_the_very_second_of_the_answer_is_no_date_to_ask_by() {
        String date = "Thu, 01 Oct 2026 08:00:00 GMT";
        server.on("/card", 200, "Date: " + date + "\r\nLast-Modified: " + date + "\r\n", "{}");
        at(TestFetch.FIRST);
        server.on("/card", 200, "Date: Thu, 01 Oct 2026 08:00:01 GMT\r\nLast-Modified: " + date + "\r\n", "[]");
        at(TestFetch.LATER);
        at(TestFetch.LATEST);
        assertEquals(
                List.of("", "", date),
                server.asked().stream()
                        .map(asked -> asked.header("if-modified-since"))
                        .toList());
    }

    private FetchOutcome had(boolean withBearer) {
        Ask ask = new Ask(
                "a2a-card",
                "https://agent.example/card",
                withBearer ? Optional.of(Bearer.of("s3cret")) : Optional.empty(),
                Optional.empty());
        try (TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            return run.get(ask);
        }
    }

    private static boolean isConditional(LoopbackServer.Asked asked) {
        return !asked.header("if-none-match").isEmpty()
                || !asked.header("if-modified-since").isEmpty();
    }

    private static byte[] unchanged(LoopbackServer.Asked asked, String etag, String headers, String body) {
        return asked.header("if-none-match").equals(etag)
                ? LoopbackServer.answer(304, headers, "")
                : LoopbackServer.answer(200, headers, body);
    }

    /** What was shown at that path, time after time. */
    private List<String> shown(String path) {
        return server.asked().stream()
                .filter(asked -> asked.path().equals(path))
                .map(asked -> asked.header("if-none-match") + asked.header("if-modified-since"))
                .toList();
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
