package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Money as 7.6 has it: a whole number of micro-units, zero or more, and a currency of three letters. */
record Money(long micros, String currency) {
    private static final Pattern CURRENCY = Pattern.compile("[A-Z]{3}");
    private static final int MICRO = 6;

    static Optional<Money> read(Node at) {
        Optional<Long> micros = at.member("amount_micro")
                .map(Node::value)
                .filter(Quote::isCount)
                .flatMap(value -> ((io.agentdoc.document.json.JsonNumber) value).asLong());
        Optional<String> currency = at.text("currency").filter(Money::isCurrency);
        return micros.isPresent() && currency.isPresent()
                ? Optional.of(new Money(micros.get(), currency.get()))
                : Optional.empty();
    }

    /** An ISO 4217 code, or a private one of the letter X (7.6). */
    static boolean isCurrency(String code) {
        return CURRENCY.matcher(code).matches();
    }

    /** Its amount and its currency, and nothing that stands beside them: an account is a binding (9.5). */
    static Optional<Json> only(Node at) {
        return read(at).map(money -> RecordTrunk.only(at, List.of("amount_micro", "currency")));
    }

    /** The exact decimal, without an exponent and without trailing zeros, then the currency. */
    String text() {
        BigDecimal amount = BigDecimal.valueOf(micros, MICRO).stripTrailingZeros();
        return amount.toPlainString() + " " + currency;
    }
}
