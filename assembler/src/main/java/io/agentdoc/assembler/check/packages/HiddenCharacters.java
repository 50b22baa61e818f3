package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.packages.Quoted;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * No text file has a character that is not seen: none of zero width, none that turns the direction of writing, none of
 * the tag block (12.6 rule 8, decision 55).
 *
 * <p>Each kind is told once for a file, at its first place.
 */
final class HiddenCharacters implements PackageRule {
    private static final String RULE = "12.6-15";

    @Override
    public void check(Inspected packed, Found into) {
        for (String name : packed.files().names()) {
            TextFiles.text(packed.bytes(name)).ifPresent(text -> text(name, text, into));
            packed.json(name).ifPresent(tree -> escaped(tree, into));
        }
    }

    private static void text(String name, String text, Found into) {
        Map<Integer, Integer> first = new TreeMap<>();
        Map<Integer, Integer> count = new TreeMap<>();
        int at = 0;
        while (at < text.length()) {
            int c = text.codePointAt(at);
            if (HiddenText.isHidden(c)) {
                first.putIfAbsent(c, at);
                count.merge(c, 1, Integer::sum);
            }
            at += Character.charCount(c);
        }
        first.forEach((c, offset) -> into.error(RULE, name, sentence(c, text, offset, count.getOrDefault(c, 1))));
    }

    private static String sentence(int c, String text, int offset, int count) {
        int bytes = text.substring(0, offset).getBytes(StandardCharsets.UTF_8).length;
        String more = count > 1 ? ", and " + (count - 1) + " more" : "";
        return "the hidden character " + Quoted.character(c) + " stands at byte " + bytes + " ("
                + Lines.at(text, offset) + ")" + more + "; take it out";
    }

    /** An escape is seen in the file and not by whoever reads the value. */
    private static void escaped(Spot spot, Found into) {
        boolean named = spot.name().codePoints().anyMatch(HiddenText::isHidden);
        boolean said = spot.text()
                .filter(text -> text.codePoints().anyMatch(HiddenText::isHidden))
                .isPresent();
        if (named || said) {
            into.warning(RULE, spot, "the value has a character that nobody sees; take it out");
        }
        spot.members().forEach(member -> escaped(member, into));
        spot.elements().forEach(element -> escaped(element, into));
    }
}
