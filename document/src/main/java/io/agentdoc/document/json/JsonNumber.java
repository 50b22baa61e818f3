package io.agentdoc.document.json;

import java.math.BigDecimal;
import java.util.Optional;

/** A JSON number as it was written, so that nothing is lost before somebody asks for its value. */
public record JsonNumber(String text) implements Json {
    private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
    private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final double TOO_LARGE = 1e19;

    public double asDouble() {
        return Double.parseDouble(text);
    }

    /** The value where it is a whole number that fits; {@code 3.0} and {@code 1e3} are whole. */
    public Optional<Long> asLong() {
        double near = Math.abs(asDouble());
        if (near == 0) {
            return isZero() ? Optional.of(0L) : Optional.empty();
        }
        if (near < 0.5 || near > TOO_LARGE) {
            return Optional.empty();
        }
        // Only now may the exponent not be so large that the decimal could not be held.
        BigDecimal value = new BigDecimal(text).stripTrailingZeros();
        boolean fits = value.scale() <= 0 && value.compareTo(MIN) >= 0 && value.compareTo(MAX) <= 0;
        return fits ? Optional.of(value.longValueExact()) : Optional.empty();
    }

    private boolean isZero() {
        return text.chars().takeWhile(c -> c != 'e' && c != 'E').noneMatch(c -> c >= '1' && c <= '9');
    }

    @Override
    public String typeName() {
        return "a number";
    }
}
