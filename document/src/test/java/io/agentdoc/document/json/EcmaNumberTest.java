package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Clause("8.1-3")
class EcmaNumberTest {
    private static final String NUMBERS = "vectors/jcs-own/es6testfile-10k.txt";
    private static final int FIRST_ODD_ONES = 168;
    private static final int THEN_IN_A_ROW = 2000;

    /** The SHA-256 of the first so many lines, as the RFC's author publishes them beside the RFC's test data. */
    private static final Map<Integer, String> PUBLISHED = new TreeMap<>(Map.of(
            1_000, "be18b62b6f69cdab33a7e0dae0d9cfa869fda80ddc712221570f9f40a5878687",
            10_000, "b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892",
            100_000, "22776e6d4b49fa294a0d0f349268e5c28808fe7e0cb2bcbe28f63894e494d4c7",
            1_000_000, "49415fee2c56c77864931bd3624faad425c3c577d6d74e89a83bc725506dad16"));

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "1, 1",
        "-1, -1",
        "10, 10",
        "1.5, 1.5",
        "-0.25, -0.25",
        "100.25, 100.25",
        "123456.789, 123456.789",
        "9007199254740991, 9007199254740991",
        "9007199254740992, 9007199254740992",
        "9007199254740993, 9007199254740992",
        "-9007199254740994, -9007199254740994",
        "18446744073709551615, 18446744073709552000",
        "1e20, 100000000000000000000",
        "123456789012345680000, 123456789012345680000",
        "999999999999999900000, 999999999999999900000",
        "1e21, 1e+21",
        "1.25e21, 1.25e+21",
        "1e22, 1e+22",
        "1e23, 1e+23",
        "-1e100, -1e+100",
        "0.001, 0.001",
        "0.00001, 0.00001",
        "0.000001, 0.000001",
        "0.00000123, 0.00000123",
        "9.999999999999997e-7, 9.999999999999997e-7",
        "1e-7, 1e-7",
        "1.5e-7, 1.5e-7",
        "1e-10, 1e-10",
        "5e-324, 5e-324",
        "-4.9e-324, -5e-324",
        "9.9e-324, 1e-323",
        "1.5e-323, 1.5e-323",
        "2e-323, 2e-323",
        "2.2250738585072014e-308, 2.2250738585072014e-308",
        "1.7976931348623157e308, 1.7976931348623157e+308",
        "2.0000000000000004, 2.0000000000000004",
        "4.35, 4.35",
        "0.1, 0.1",
        "0.30000000000000004, 0.30000000000000004",
        "333333333.33333329, 333333333.3333333",
        "2.2e-322, 2.2e-322",
        "2e23, 2e+23",
        "95e-1, 9.5"
    })
    void a_double_is_written_as_ecmascript_writes_it(double value, String text) {
        assertEquals(text, EcmaNumber.text(value));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void what_json_has_no_number_for_is_our_own_fault(double value) {
        assertThrows(IllegalArgumentException.class, () -> EcmaNumber.text(value));
    }

    @Test
    void every_smallest_number_has_the_fewest_digits_that_read_back() {
        for (long bits = 1; bits < 500; bits++) {
            assertShortest(Double.longBitsToDouble(bits));
        }
    }

    @Test
    void every_third_power_of_two_and_its_neighbours_have_the_fewest_digits_that_read_back() {
        for (int exponent = -1074; exponent <= 1023; exponent += 3) {
            double power = Math.scalb(1.0, exponent);
            assertShortest(power);
            assertShortest(Math.nextUp(power));
            assertShortest(Math.max(Double.MIN_VALUE, Math.nextDown(power)));
        }
    }

    @Test
    void random_numbers_have_the_fewest_digits_that_read_back() {
        SplittableRandom random = new SplittableRandom(8785);
        for (int i = 0; i < 1_000; i++) {
            double value = Math.abs(Double.longBitsToDouble(random.nextLong()));
            if (Double.isFinite(value)) {
                assertShortest(value);
            }
        }
    }

    @Test
    void ten_thousand_numbers_are_written_as_published() {
        List<String> lines = lines();

        assertEquals(10_000, lines.size());
        assertAll(lines.stream().map(line -> (Executable) () -> {
            String[] pair = line.split(",", 2);
            double value = Double.longBitsToDouble(Long.parseUnsignedLong(pair[0], 16));
            assertEquals(pair[1], EcmaNumber.text(value));
        }));
    }

    /**
     * Past their first lines the published numbers follow a rule, a chain of SHA-256, so that a hash of a million of them
     * can be checked without the file.
     */
    @Test
    @Tag("long")
    @Promise(Promised.CANONICAL_BYTES)
    void a_million_numbers_have_the_published_hash() {
        List<String> lines = lines().subList(0, FIRST_ODD_ONES);
        MessageDigest hash = Digest.sha256();
        Chain chain = new Chain();
        Map<Integer, String> found = new TreeMap<>();

        for (int i = 0; i < 1_000_000; i++) {
            long bits = i < FIRST_ODD_ONES
                    ? Long.parseUnsignedLong(lines.get(i).split(",", 2)[0], 16)
                    : i < FIRST_ODD_ONES + THEN_IN_A_ROW
                            ? Double.doubleToRawLongBits(Double.MIN_NORMAL) + i - FIRST_ODD_ONES
                            : chain.next();
            String line = Long.toHexString(bits) + "," + EcmaNumber.text(Double.longBitsToDouble(bits)) + "\n";
            hash.update(line.getBytes(StandardCharsets.US_ASCII));
            if (PUBLISHED.containsKey(i + 1)) {
                found.put(i + 1, hashSoFar(hash));
            }
        }

        assertEquals(PUBLISHED, found);
    }

    /** Reads back as the same double, no shorter text does, and none of that length is closer. */
    private static void assertShortest(double value) {
        String text = EcmaNumber.text(value);
        assertEquals(value, Double.parseDouble(text), text);
        BigDecimal written = new BigDecimal(text).stripTrailingZeros();
        BigDecimal exact = new BigDecimal(value);
        int digits = written.precision();
        for (BigDecimal shorter : around(exact, digits - 1)) {
            assertTrue(shorter.doubleValue() != value, () -> text + " could be " + shorter);
        }
        for (BigDecimal other : around(exact, digits)) {
            boolean closer = exact.subtract(other)
                            .abs()
                            .compareTo(exact.subtract(written).abs())
                    < 0;
            assertTrue(!closer || other.doubleValue() != value, () -> text + " is not as close as " + other);
        }
    }

    /** The two decimals of so many digits on either side of a value. */
    private static List<BigDecimal> around(BigDecimal exact, int digits) {
        return digits < 1
                ? List.of()
                : List.of(
                        exact.round(new MathContext(digits, RoundingMode.DOWN)),
                        exact.round(new MathContext(digits, RoundingMode.UP)));
    }

    private static List<String> lines() {
        return new String(Corpus.bytes(NUMBERS), StandardCharsets.US_ASCII)
                .lines()
                .toList();
    }

    private static String hashSoFar(MessageDigest hash) {
        try {
            return HexFormat.of().formatHex(((MessageDigest) hash.clone()).digest());
        } catch (CloneNotSupportedException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** Four numbers from each SHA-256 of the one before, but for what is not a number. */
    private static final class Chain {
        private ByteBuffer numbers = ByteBuffer.allocate(32).position(32);

        long next() {
            long bits;
            do {
                if (!numbers.hasRemaining()) {
                    byte[] following = Digest.sha256().digest(numbers.array());
                    numbers = ByteBuffer.wrap(following).order(ByteOrder.LITTLE_ENDIAN);
                }
                bits = numbers.getLong();
            } while (!Double.isFinite(Double.longBitsToDouble(bits)));
            return bits;
        }
    }
}
