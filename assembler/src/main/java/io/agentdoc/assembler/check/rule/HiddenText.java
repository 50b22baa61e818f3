package io.agentdoc.assembler.check.rule;

import io.agentdoc.document.json.Node;
import java.util.Locale;
import java.util.Optional;

/**
 * Characters that nobody sees: of zero width, turning the direction of writing, or of the tag block (12.6 rule 8,
 * decision 55).
 */
public final class HiddenText {
    private HiddenText() {}

    public static boolean isHidden(int c) {
        return (c >= 0x200B && c <= 0x200F)
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2060 && c <= 0x2064)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0x061C
                || c == 0x180E
                || c == 0xFEFF
                || (c >= 0xE0000 && c <= 0xE007F);
    }

    /** The number of the first hidden character, such as {@code U+202E}. */
    public static Optional<String> first(String text) {
        return text.codePoints()
                .filter(HiddenText::isHidden)
                .mapToObj(c -> String.format(Locale.ROOT, "U+%04X", c))
                .findFirst();
    }

    /** Tells of each value and each name below that has one. */
    public static void below(String rule, Node node, Found into) {
        Walk.values(node)
                .forEach(value -> hidden(value)
                        .ifPresent(character -> into.error(
                                rule, value, "the hidden character " + character + " stands in it; take it out")));
    }

    private static Optional<String> hidden(Node value) {
        Optional<String> name = value.at().tokens().isEmpty()
                ? Optional.empty()
                : first(value.at().tokens().getLast());
        return name.or(() -> value.text().flatMap(HiddenText::first));
    }
}
