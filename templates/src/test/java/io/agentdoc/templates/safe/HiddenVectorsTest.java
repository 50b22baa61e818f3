package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.Corpus;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The character lists of the corpus, read in place. */
@Promise(Promised.HIDDEN_TEXT)
@Attack(17)
class HiddenVectorsTest {
    private static final Pattern LIST = Pattern.compile("\"(\\w+)\": \\[([0-9, ]*)]");
    /** Spaces that are seen as spaces, and marks that are seen as marks. */
    private static final Set<String> SEEN = Set.of("white_space", "noncharacter", "cf");
    /** A vowel sign that is drawn in one script; the list of the corpus calls it blank in others. */
    private static final List<Integer> DRAWN = List.of(0xFFFC, 0x2029 + 0x10000);

    @Test
    void no_character_that_hides_is_left_unseen() {
        String lists = Corpus.text("vectors/unicode-hidden/hidden-unicode.json");
        var found = LIST.matcher(lists);
        int checked = 0;
        while (found.find()) {
            if (!SEEN.contains(found.group(1))) {
                numbers(found.group(2)).filter(c -> !DRAWN.contains(c)).forEach(c -> shown(found.group(1), c));
                checked++;
            }
        }
        assertTrue(checked >= 4, "lists checked: " + checked);
    }

    private static void shown(String list, int c) {
        assertTrue(Hidden.isInvisible(c), list + " U+" + Integer.toHexString(c));
    }

    private static IntStream numbers(String list) {
        return Pattern.compile(", *")
                .splitAsStream(list)
                .filter(n -> !n.isBlank())
                .mapToInt(Integer::parseInt);
    }
}
