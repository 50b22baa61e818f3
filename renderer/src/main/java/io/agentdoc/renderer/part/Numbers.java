package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Words;
import java.math.BigDecimal;
import java.util.Optional;

/** Numbers as a document states them, grouped for the eye and never changed. */
final class Numbers {
    private Numbers() {}

    /** A whole number grouped as the language groups it; anything else as it stands. */
    static SafeHtml shown(Words words, Json value) {
        if (value instanceof JsonNumber number) {
            return number.asLong()
                    .filter(whole -> whole >= 0)
                    .map(words::number)
                    .orElseGet(() -> Theirs.code(number.text()));
        }
        return Theirs.words(Plain.text(value));
    }

    /** An amount in millionths of a currency, as the exact decimal (decision 28); anything else as it stands. */
    static SafeHtml money(Words words, Json value) {
        Node node = Node.root(value);
        Optional<Long> micro = node.member("amount_micro").flatMap(Node::number).flatMap(JsonNumber::asLong);
        Optional<String> currency = node.text("currency");
        if (micro.isPresent() && currency.isPresent()) {
            String amount =
                    BigDecimal.valueOf(micro.get(), 6).stripTrailingZeros().toPlainString();
            return Theirs.words(amount + " " + currency.get());
        }
        return value instanceof JsonText text ? Theirs.words(text.value()) : shown(words, value);
    }
}
