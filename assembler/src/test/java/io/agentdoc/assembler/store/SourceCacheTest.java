package io.agentdoc.assembler.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Promise(Promised.CACHE)
class SourceCacheTest {
    private static final Instant FIRST = Instant.parse("2026-10-01T09:00:00Z");
    private static final Instant LATER = Instant.parse("2026-10-02T09:00:00Z");
    private static final SourceAddress CARD = new SourceAddress("a2a-card", "https://agent.example/card");

    @TempDir
    Path folder;

    @Test
    void what_is_kept_lies_under_its_digest_and_is_read_back() {
        SourceCache cache = SourceCache.at(folder);
        Digest digest = cache.keep(Bytes.utf8("{}"));
        assertEquals(Digest.of(Bytes.utf8("{}")), digest);
        assertEquals(Bytes.utf8("{}"), sound(cache, digest));
        String hex = digest.hex();
        assertTrue(Files.exists(folder.resolve("objects/" + hex.substring(0, 2) + "/" + hex.substring(2))));
    }

    @Test
    @Clause(
            value = "8.1-7",
            by = {CacheWriter.class, CacheReader.class})
    void a_signed_record_keeps_the_members_that_nobody_here_knows_and_still_verifies() {
        JsonObject body = Documents.parse("""
            { "x_first": 1.50, "format": "agent-eval-record-v1", "role": "evaluator", "act": "evaluate",
              "subject": { "agent_key": "%s", "x_inside": [ 1e2 ] }, "produced_at": "2026-10-01T09:00:00Z",
              "by": "%s", "cases": [], "x_new": { "b": 1, "a": "é" } }
            """.formatted(
                        TestKeys.subject().publicKey().nkey(),
                        TestKeys.evaluator().publicKey().nkey()));
        Bytes asServed = SignedFixtures.bytes(SignedFixtures.sign(body, "agent-eval-record-v1", TestKeys.evaluator()));
        Digest digest = SourceCache.at(folder).keep(asServed);

        Bytes again = sound(SourceCache.at(folder), digest);
        assertEquals(asServed, again);
        SignatureRules rules = SignatureRules.standard();
        JsonObject record = Documents.parse(again);
        assertInstanceOf(SignatureCheck.Verified.class, rules.check(KnownKind.EVAL_RECORD, record));
        for (String unknown : List.of("x_first", "x_new")) {
            assertInstanceOf(
                    SignatureCheck.Failed.class, rules.check(KnownKind.EVAL_RECORD, record.without(unknown)), unknown);
        }
    }

    @Test
    void what_was_never_kept_is_missing() {
        assertInstanceOf(StoredObject.Missing.class, SourceCache.at(folder).object(Digest.of(Bytes.empty())));
    }

    @Test
    void bytes_are_kept_again_where_others_of_their_length_lie_under_their_name() throws Exception {
        SourceCache cache = SourceCache.at(folder);
        Bytes bytes = Bytes.utf8("{\"a\":1}");
        Digest digest = cache.keep(bytes);
        Files.write(new CachePaths(folder).object(digest), new byte[bytes.size()]);
        cache.keep(bytes);
        assertEquals(bytes, sound(cache, digest));
    }

    @Test
    void a_torn_or_altered_entry_is_found_out_dropped_and_can_be_kept_again() throws Exception {
        SourceCache cache = SourceCache.at(folder);
        Bytes bytes = Bytes.utf8("{\"a\":1}");
        Digest digest = cache.keep(bytes);
        for (String damage : List.of("", "{\"a\"", "{\"a\":2}", "{\"a\":1}x")) {
            Files.writeString(new CachePaths(folder).object(digest), damage);
            StoredObject.Corrupt corrupt = assertInstanceOf(StoredObject.Corrupt.class, cache.object(digest), damage);
            assertTrue(corrupt.why().contains(digest.toString()));
            assertInstanceOf(StoredObject.Missing.class, cache.object(digest), damage);
            cache.keep(bytes);
            assertEquals(bytes, sound(cache, digest));
        }
    }

    @Test
    void a_torn_entry_of_another_length_is_replaced_by_whoever_keeps_the_bytes_again() throws Exception {
        SourceCache cache = SourceCache.at(folder);
        Digest digest = cache.keep(Bytes.utf8("{}"));
        Files.writeString(new CachePaths(folder).object(digest), "{");
        cache.keep(Bytes.utf8("{}"));
        assertEquals(Bytes.utf8("{}"), sound(cache, digest));
    }

    @Test
    void a_cache_that_is_only_read_leaves_a_corrupt_entry_where_it_is() throws Exception {
        Digest digest = SourceCache.at(folder).keep(Bytes.utf8("{}"));
        Files.writeString(new CachePaths(folder).object(digest), "[]");
        SourceCache readOnly = SourceCache.readOnly(folder);
        assertInstanceOf(StoredObject.Corrupt.class, readOnly.object(digest));
        assertInstanceOf(StoredObject.Corrupt.class, readOnly.object(digest));
    }

    @Test
    void writers_at_once_leave_whole_entries_and_no_temporary_files() throws Exception {
        List<Future<Digest>> all = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (int i = 0; i < 200; i++) {
                Bytes bytes = Bytes.utf8("x".repeat(1 + i % 5 * 5000));
                all.add(threads.submit(() -> {
                    SourceCache cache = SourceCache.at(folder);
                    cache.remember(LastOutcome.of(CARD, held(bytes)));
                    return cache.keep(bytes);
                }));
            }
        }
        for (Future<Digest> one : all) {
            sound(SourceCache.at(folder), one.get());
        }
        assertTrue(SourceCache.at(folder).last(CARD).isPresent());
        assertEquals(6, files().size());
    }

    @Test
    void writers_at_once_in_a_folder_that_is_not_there_yet_do_not_trip_each_other() throws Exception {
        for (int round = 0; round < 40; round++) {
            Path fresh = folder.resolve("cache-" + round);
            List<Future<Digest>> all = new ArrayList<>();
            try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
                for (int i = 0; i < 8; i++) {
                    Bytes bytes = Bytes.utf8("x".repeat(i % 2));
                    all.add(threads.submit(() -> SourceCache.at(fresh).keep(bytes)));
                }
            }
            for (Future<Digest> one : all) {
                sound(SourceCache.at(fresh), one.get());
            }
        }
    }

    @Test
    void a_temporary_file_that_a_crash_left_is_in_nobodys_way() throws Exception {
        SourceCache cache = SourceCache.at(folder);
        Digest digest = Digest.of(Bytes.utf8("{}"));
        Path file = new CachePaths(folder).object(digest);
        Files.createDirectories(file.getParent());
        Files.writeString(file.resolveSibling(file.getFileName() + ".0.tmp"), "{");
        cache.keep(Bytes.utf8("{}"));
        assertEquals(Bytes.utf8("{}"), sound(cache, digest));
    }

    @Test
    void an_outcome_is_read_back_as_it_was_written() {
        SourceCache cache = SourceCache.at(folder);
        LastOutcome both = LastOutcome.of(CARD, held(Bytes.utf8("{}")))
                .then(new LastOutcome.Missed(Outcome.UNREACHABLE, OptionalInt.empty(), LATER, "it broke off"));
        cache.remember(both);
        assertEquals(Optional.of(both), cache.last(CARD));
        LastOutcome gone = both.then(missed(Outcome.ABSENT, 404, LATER)).withdrawn();
        cache.remember(gone);
        assertEquals(Optional.of(gone), cache.last(CARD));
        assertEquals(Optional.empty(), cache.last(new SourceAddress("agent-descriptor", CARD.url())));
    }

    @Test
    void an_outcome_that_repeats_itself_keeps_its_beginning() {
        LastOutcome first = new LastOutcome(CARD, Optional.empty(), Optional.of(missed(Outcome.ABSENT, 404, FIRST)));
        assertEquals(first, first.then(missed(Outcome.ABSENT, 404, LATER)));
        assertEquals(
                LATER,
                first.then(missed(Outcome.ABSENT, 410, LATER))
                        .missed()
                        .orElseThrow()
                        .since());
    }

    @Test
    void an_outcome_in_another_form_is_no_outcome() throws Exception {
        SourceCache cache = SourceCache.at(folder);
        cache.remember(LastOutcome.of(CARD, held(Bytes.utf8("{}"))));
        Path file = new CachePaths(folder).outcome(CARD);
        String written = Files.readString(file);
        for (String damage : List.of(
                "",
                "{}",
                "[]",
                written.substring(0, written.length() / 2),
                written.replace("sha256:", "md5:"),
                written.replace("2026-10-01", "yesterday"),
                written.replace("a2a-card", "observation"))) {
            Files.writeString(file, damage);
            assertEquals(Optional.empty(), cache.last(CARD), damage);
        }
    }

    @Test
    void validators_that_could_not_stand_in_a_header_line_are_not_kept() {
        for (String odd : List.of("", " ", "a\r\nX: y", "\u00e9", "x".repeat(257))) {
            assertTrue(new Validators(Optional.of(odd), Optional.of(odd)).isEmpty(), odd);
        }
        assertFalse(new Validators(Optional.of("W/\"x y\""), Optional.empty()).isEmpty());
    }

    @Test
    void a_disk_that_refuses_is_the_operators_to_mend_and_the_file_is_named() throws Exception {
        Path file = Files.writeString(folder.resolve("cache"), "a file where the folder should be");
        OperatorFault fault =
                assertThrows(OperatorFault.class, () -> SourceCache.at(file).keep(Bytes.utf8("{}")));
        assertTrue(String.valueOf(fault.getMessage()).contains(file.toString()));
    }

    private static LastOutcome.Held held(Bytes bytes) {
        return new LastOutcome.Held(
                Digest.of(bytes),
                FIRST,
                FIRST,
                new Validators(Optional.of("\"v1\""), Optional.of("Thu, 01 Oct 2026 08:00:00 GMT")),
                Optional.of("https://cdn.example/card"),
                true);
    }

    private static LastOutcome.Missed missed(Outcome outcome, int status, Instant since) {
        return new LastOutcome.Missed(outcome, OptionalInt.of(status), since, "the host answered " + status);
    }

    private static Bytes sound(SourceCache cache, Digest digest) {
        return assertInstanceOf(StoredObject.Sound.class, cache.object(digest)).bytes();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    /** One day more than the last moment there is would be none. */
    @Test
    void a_moment_that_no_clock_shows_is_in_no_file_of_ours() {
        String file = OutcomeJson.write(new LastOutcome(
                        CARD,
                        Optional.empty(),
                        Optional.of(new LastOutcome.Missed(Outcome.ABSENT, OptionalInt.empty(), FIRST, "why"))))
                .display();
        assertTrue(OutcomeJson.read(Bytes.utf8(file)).isPresent());
        for (String moment : List.of("+1000000000-12-31T23:59:59Z", "1969-12-31T23:59:59Z")) {
            assertTrue(
                    OutcomeJson.read(Bytes.utf8(file.replace(FIRST.toString(), moment)))
                            .isEmpty(),
                    moment);
        }
    }
}
