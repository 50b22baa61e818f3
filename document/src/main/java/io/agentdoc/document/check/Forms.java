package io.agentdoc.document.check;

import io.agentdoc.document.json.JsonNumber;
import java.util.Optional;
import java.util.regex.Pattern;

/** The forms of amounts (6.11, 7.6). */
final class Forms {
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");

    private Forms() {}

    /** A whole number, zero or more. */
    static boolean isCount(Spot spot) {
        return spot.node()
                .number()
                .flatMap(JsonNumber::asLong)
                .filter(count -> count >= 0)
                .isPresent();
    }

    static boolean isNumber(Spot spot) {
        return spot.node().number().filter(number -> number.asDouble() >= 0).isPresent();
    }

    /** Whole micro-units of a currency of three capital letters. */
    static boolean isMoney(Spot spot) {
        Optional<Spot> amount = spot.member("amount_micro");
        return amount.filter(Forms::isCount).isPresent()
                && spot.text("currency")
                        .filter(code -> CURRENCY.matcher(code).matches())
                        .isPresent();
    }
}
