package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;

/** The forms of Pond's schema, which are JSON Schema's: lengths count code points, and 300.0 is an integer. */
final class PondForm {
    static final Form TEXT = new Form("a text", node -> node.text().isPresent());
    static final Form FILLED = text(Integer.MAX_VALUE, "a text that is not empty");
    static final Form NOTHING_TWICE = new Form("a list without anything twice", PondForm::isUnique);

    private PondForm() {}

    static Form text(int most, String what) {
        return new Form(
                what,
                node -> node.text()
                        .filter(text -> !text.isEmpty() && text.codePointCount(0, text.length()) <= most)
                        .isPresent());
    }

    static Form atLeast(long least) {
        return new Form(
                "a whole number, " + least + " or more",
                node -> node.number().filter(number -> isAtLeast(number, least)).isPresent());
    }

    private static boolean isAtLeast(JsonNumber number, long least) {
        BigDecimal value = new BigDecimal(number.text());
        return value.signum() == 0
                ? least <= 0
                : value.stripTrailingZeros().scale() <= 0 && value.compareTo(BigDecimal.valueOf(least)) >= 0;
    }

    /** Values are one where canonical JSON writes them alike. */
    private static boolean isUnique(Node list) {
        Set<Bytes> seen = new HashSet<>();
        return list.isArray()
                && list.elements().stream().allMatch(element -> seen.add(CanonicalJson.of(element.value())));
    }
}
