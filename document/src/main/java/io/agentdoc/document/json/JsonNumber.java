package io.agentdoc.document.json;

import java.math.BigDecimal;
import java.util.Optional;

/** A JSON number as it was written, so that nothing is lost before somebody asks for its value. */
public record JsonNumber(String text) implements Json {
    private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);
    private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final int LONGEST_INTEGER = 64;

    public double asDouble() {
        return Double.parseDouble(text);
    }

    /** The value where it is a whole number that fits; {@code 3.0} and {@code 1e3} are whole. */
    public Optional<Long> asLong() {
        if (text.length() > LONGEST_INTEGER) {
            return Optional.empty();
        }
        BigDecimal value = new BigDecimal(text);
        boolean near = value.signum() == 0 || Math.abs((long) value.precision() - value.scale()) <= 19;
        if (!near
                || value.compareTo(MAX) > 0
                || value.compareTo(MIN) < 0
                || value.stripTrailingZeros().scale() > 0) {
            return Optional.empty();
        }
        return Optional.of(value.longValueExact());
    }

    @Override
    public String typeName() {
        return "a number";
    }
}
