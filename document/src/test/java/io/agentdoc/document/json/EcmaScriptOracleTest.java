package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What we write and read, held against what an ECMAScript engine does. */
@Tag("long")
@Promise(Promised.CANONICAL_BYTES)
class EcmaScriptOracleTest {
    /** As many random numbers as are asked for; a short run by default, a million for the figures. */
    private static final int NUMBERS = Integer.getInteger("agentdoc.numbers", 20_000);

    @TempDir
    private Path folder;

    @Test
    @Clause(value = "8.1-3", by = EcmaNumber.class)
    void random_numbers_are_written_alike() throws Exception {
        SplittableRandom random = new SplittableRandom(20_000);
        List<Long> bits = LongStream.generate(random::nextLong)
                .filter(each -> Double.isFinite(Double.longBitsToDouble(each)))
                .limit(NUMBERS)
                .boxed()
                .toList();
        String function = """
            line => JSON.stringify(new DataView(new BigUint64Array([BigInt('0x' + line)]).buffer).getFloat64(0, true))\
            """;

        List<String> theirs = new EcmaScript(folder)
                .map(function, bits.stream().map(Long::toHexString).toList());

        List<String> ours = bits.stream()
                .map(Double::longBitsToDouble)
                .map(EcmaNumber::text)
                .toList();
        assertEquals(theirs, ours);
    }

    @Test
    @Clause(value = "8.1-3", by = EcmaNumber.class)
    void decimals_of_few_digits_are_written_alike() throws Exception {
        SplittableRandom random = new SplittableRandom(3);
        List<String> decimals = Stream.generate(() -> (random.nextBoolean() ? "-" : "") + random.nextInt(10_000) / 100.0
                        + "e" + random.nextInt(-330, 306))
                .limit(NUMBERS)
                .toList();

        List<String> theirs = new EcmaScript(folder).map("line => JSON.stringify(JSON.parse(line))", decimals);

        List<String> ours = decimals.stream()
                .map(text -> CanonicalJson.of(Parsing.tree(text)).display())
                .toList();
        assertEquals(theirs, ours);
    }

    @Test
    void trees_are_published_as_the_engine_would() throws Exception {
        RandomJson random = new RandomJson(4);
        List<String> documents = IntStream.range(0, 1000)
                .mapToObj(i -> CanonicalJson.of(random.next()).display())
                .toList();

        List<String> theirs = new EcmaScript(folder)
                .map("line => JSON.stringify(JSON.stringify(JSON.parse(line), null, 2) + '\\n')", documents);

        for (int i = 0; i < documents.size(); i++) {
            assertEquals(
                    theirs.get(i),
                    CanonicalJson.of(new JsonText(JsonPretty.of(Parsing.tree(documents.get(i)))
                                    .display()))
                            .display());
        }
    }

    @Test
    void what_we_read_the_engine_reads_too_and_what_we_refuse_it_refuses_or_we_say_why_not() throws Exception {
        List<String> documents = damaged();

        List<String> theirs = new EcmaScript(folder).map("""
            line => { try { JSON.parse(line); return 'read'; } catch (fault) { return 'refused'; } }\
            """, documents);

        int read = 0;
        for (int i = 0; i < documents.size(); i++) {
            String document = documents.get(i);
            boolean engineReads = theirs.get(i).equals("read");
            switch (Parsing.reading(document)) {
                case JsonReading.Parsed parsed -> {
                    assertTrue(engineReads, document);
                    read++;
                }
                case JsonReading.Malformed malformed ->
                    assertTrue(!engineReads || isStricter(malformed), () -> document + ": " + malformed);
            }
        }
        int readable = read;
        assertTrue(readable > 500 && readable < 4_500, () -> readable + " of " + documents.size());
    }

    /** I-JSON refuses these, JSON does not. */
    private static boolean isStricter(JsonReading.Malformed malformed) {
        return malformed.why().endsWith("stands twice in one object")
                || malformed.why().endsWith("is larger than any double")
                || malformed.why().equals(Surrogates.LONE);
    }

    /** Sound documents with one character changed, dropped or doubled. */
    private static List<String> damaged() {
        String marks = "{}[]:,\"\\/ntfue+-.0159aE x\t";
        RandomJson trees = new RandomJson(5);
        SplittableRandom random = new SplittableRandom(6);
        List<String> documents = new ArrayList<>();
        while (documents.size() < 5_000) {
            String sound = CanonicalJson.of(trees.next()).display().replace("\u007f", "\\u00e9");
            int at = random.nextInt(sound.length());
            String mark = marks.substring(0, 1 + random.nextInt(marks.length()));
            String put = mark.substring(mark.length() - 1);
            String document = sound.substring(0, at)
                    + (random.nextBoolean() ? put : "")
                    + sound.substring(Math.min(sound.length(), at + random.nextInt(2)));
            if (StandardCharsets.UTF_8.newEncoder().canEncode(document) && !document.isBlank()) {
                documents.add(document);
            }
        }
        return documents;
    }
}
