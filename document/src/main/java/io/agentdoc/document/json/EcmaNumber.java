package io.agentdoc.document.json;

/**
 * Numbers as ECMAScript's {@code Number::toString} writes them, which RFC 8785 (3.2.2.3) takes over.
 *
 * <p>The digits are the fewest that read back as the same double, and of those the closest to it. Since JDK 19
 * {@link Double#toString(double)} is specified to find exactly these, but for one case: it never settles for one digit
 * where two are closer, so that it says 4.9E-324 where ECMAScript says 5e-324.
 */
final class EcmaNumber {
    private static final double EXACT_INTEGERS = 1L << 53;

    private EcmaNumber() {}

    static String text(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("JSON has no number " + value);
        }
        if (Math.abs(value) < EXACT_INTEGERS && value == Math.rint(value)) {
            return Long.toString((long) value);
        }
        return (value < 0 ? "-" : "") + Decimal.shortest(Math.abs(value)).ecmaText();
    }
}
