package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Each limit holds exactly, and what passes it is refused at once whatever its size. */
@Promise(Promised.TIME_AND_HEAP)
@Attack(18)
class JsonLimitsTest {
    /** Ten times wider than what the slowest needs; it guards, and is no figure. */
    private static final Duration GUARD = Duration.ofSeconds(20);

    private static final long SMALL_STACK = 512 * 1024;

    @Test
    void the_longest_document_is_read_and_a_byte_more_is_not() {
        Limits limits = new Limits(10, 64, 100, 100, 100);

        accepted(limits, "\"1234567\" ");
        refused(limits, "\"1234567\"  ", "the document is longer than 10 bytes", 1);
        refused(limits, "\"12345é8\" ", "the document is longer than 10 bytes", 1);
    }

    @Test
    void the_deepest_document_is_read_and_a_level_more_is_not() {
        Limits limits = new Limits(1000, 3, 100, 100, 100);

        accepted(limits, "[[[1],[]]]");
        accepted(limits, "[{\"a\":{}}]");
        refused(limits, "[[[[1]]]]", "the document nests deeper than 3 levels", 4);
        refused(limits, "[{\"a\":{\"b\":{}}}]", "the document nests deeper than 3 levels", 12);
    }

    @Test
    void the_document_with_the_most_tokens_is_read_and_a_token_more_is_not() {
        Limits limits = new Limits(1000, 64, 6, 100, 100);

        accepted(limits, "[1,2,3,4]");
        accepted(limits, "{\"a\":1,\"b\":2}");
        refused(limits, "[1,2,3,4,5]", "the document has more than 6 tokens", 11);
        refused(limits, "{\"a\":1,\"b\":[]}", "the document has more than 6 tokens", 14);
    }

    @Test
    void the_longest_text_and_name_are_read_and_a_character_more_is_not() {
        Limits limits = new Limits(1000, 64, 100, 5, 100);
        String why = "a text or name is longer than 5 characters";

        accepted(limits, "{\"12345\":\"12345\"}");
        refused(limits, "{\"12345\":\"123456\"}", why, 10);
        refused(limits, "{\"123456\":\"12345\"}", why, 2);
        accepted(limits, "[\"\\u004123😀\"]");
        refused(limits, "[\"1234😀\"]", why, 2);
    }

    @Test
    void the_longest_number_is_read_and_a_digit_more_is_not() {
        Limits limits = new Limits(1000, 64, 100, 100, 5);
        String why = "a number is longer than 5 characters";

        accepted(limits, "[12345,-1.25,1e-10]");
        refused(limits, "[123456]", why, 2);
        refused(limits, "[-1.234]", why, 2);
    }

    @Test
    void the_standard_limits_are_these() {
        assertEquals(new Limits(1_048_576, 64, 200_000, 262_144, 128), Limits.standard());
    }

    @Test
    void one_hundred_thousand_levels_are_refused_on_a_small_stack() {
        refusedAtOnce("[".repeat(100_000), "the document nests deeper than 64 levels");
        refusedAtOnce("{\"a\":".repeat(100_000), "the document nests deeper than 64 levels");
        refusedAtOnce("[{\"\":".repeat(100_000), "the document nests deeper than 64 levels");
    }

    @Test
    void a_megabyte_of_digits_is_refused() {
        refusedAtOnce("9".repeat(1_000_000), "a number is longer than 128 characters");
        refusedAtOnce("[0." + "1".repeat(1_000_000) + "]", "a number is longer than 128 characters");
        refusedAtOnce("[1e" + "1".repeat(1_000_000) + "]", "a number is longer than 128 characters");
        refusedAtOnce("9".repeat(2_000_000), "the document is longer than 1048576 bytes");
    }

    @Test
    void three_hundred_thousand_tokens_are_refused() {
        refusedAtOnce("[" + "1,".repeat(300_000) + "1]", "the document has more than 200000 tokens");
        refusedAtOnce("[" + "[],".repeat(150_000) + "1]", "the document has more than 200000 tokens");
    }

    @Test
    void a_text_of_two_megabytes_is_refused() {
        refusedAtOnce("\"" + "a".repeat(2_000_000) + "\"", "the document is longer than 1048576 bytes");
        refusedAtOnce("\"" + "a".repeat(1_000_000) + "\"", "a text or name is longer than 262144 characters");
        refusedAtOnce("{\"" + "a".repeat(1_000_000) + "\":1}", "a text or name is longer than 262144 characters");
    }

    @Test
    void names_whose_hashes_collide_are_read_in_little_time() {
        String members = IntStream.range(0, 1 << 14)
                .mapToObj(JsonLimitsTest::colliding)
                .map(name -> "\"" + name + "\":1")
                .collect(Collectors.joining(","));

        assertTimeoutPreemptively(GUARD, () -> {
            JsonObject object = (JsonObject) Parsing.tree("{" + members + "}");
            assertEquals(1 << 14, object.size());
            CanonicalJson.of(object);
        });
    }

    @Test
    void a_duplicate_among_names_whose_hashes_collide_is_found() {
        String members = IntStream.range(0, 1 << 10)
                .mapToObj(JsonLimitsTest::colliding)
                .map(name -> "\"" + name + "\":1")
                .collect(Collectors.joining(","));

        refusedAtOnce(
                "{" + members + ",\"" + colliding(77) + "\":2}",
                "the member \"" + colliding(77) + "\" stands twice in one object");
    }

    /** Fourteen pairs of letters that hash alike, so that all these names do. */
    private static String colliding(int number) {
        return IntStream.range(0, 14)
                .mapToObj(bit -> ((number >> bit) & 1) == 0 ? "Aa" : "BB")
                .collect(Collectors.joining());
    }

    private static void accepted(Limits limits, String text) {
        assertInstanceOf(JsonReading.Parsed.class, new JsonParser(limits).parse(Bytes.utf8(text)));
    }

    private static void refused(Limits limits, String text, String why, long column) {
        assertEquals(
                new JsonReading.Malformed(why, 1, column), new JsonParser(limits).parse(Bytes.utf8(text)), () -> text);
    }

    private static void refusedAtOnce(String text, String why) {
        Bytes bytes = Bytes.utf8(text);
        CompletableFuture<JsonReading> reading = new CompletableFuture<>();
        Thread small = new Thread(
                null,
                () -> {
                    try {
                        reading.complete(new JsonParser(Limits.standard()).parse(bytes));
                    } catch (Throwable fault) {
                        reading.completeExceptionally(fault);
                    }
                },
                "small stack",
                SMALL_STACK);
        small.start();

        JsonReading answer = assertTimeoutPreemptively(GUARD, () -> reading.get());
        assertEquals(why, assertInstanceOf(JsonReading.Malformed.class, answer).why());
    }
}
