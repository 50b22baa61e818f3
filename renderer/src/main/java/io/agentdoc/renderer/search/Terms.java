package io.agentdoc.renderer.search;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The words of a text as the index knows them, in any script: without case and accents, and in scripts that are written
 * without spaces each sign and each pair of neighbours.
 *
 * <p>The search page cuts a query in the same way, and asks for the pairs; for a sign only where it stands alone.
 */
public final class Terms {
    /** Longer runs are keys and digests, which nobody types. */
    static final int LONGEST = 40;

    private static final Pattern ACCENTS = Pattern.compile(
            "[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u065f\\u0670]");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}\\p{M}]+");
    private static final String SCRIPTS = "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\\p{IsThai}"
            + "\\p{IsLao}\\p{IsKhmer}\\p{IsMyanmar}\u30fc";
    private static final Pattern UNSPACED = Pattern.compile("[" + SCRIPTS + "]+|[^" + SCRIPTS + "]+");

    private Terms() {}

    /** The text in the form in which words are compared. */
    static String plain(String text) {
        String bare = ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                .replaceAll("");
        return Normalizer.normalize(bare.toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }

    /** Its words, each once. */
    public static Set<String> of(String text) {
        Set<String> terms = new LinkedHashSet<>();
        WORD.matcher(plain(text))
                .results()
                .map(MatchResult::group)
                .flatMap(word -> UNSPACED.matcher(word).results().map(MatchResult::group))
                .forEach(run -> add(run, terms));
        return terms;
    }

    private static void add(String run, Set<String> terms) {
        int[] points = run.codePoints().toArray();
        boolean unspaced = points.length > 0 && isUnspaced(points[0]);
        if (!unspaced || points.length == 1) {
            terms.add(new String(points, 0, Math.min(points.length, LONGEST)));
            return;
        }
        for (int i = 0; i + 1 < points.length; i++) {
            terms.add(new String(points, i, 2));
        }
        for (int point : points) {
            terms.add(Character.toString(point));
        }
    }

    private static boolean isUnspaced(int point) {
        return point == 0x30fc
                || switch (Character.UnicodeScript.of(point)) {
                    case HAN, HIRAGANA, KATAKANA, HANGUL, THAI, LAO, KHMER, MYANMAR -> true;
                    default -> false;
                };
    }
}
