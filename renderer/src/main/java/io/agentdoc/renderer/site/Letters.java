package io.agentdoc.renderer.site;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Under which letter a name stands, in any script: an A to Z for Latin names, and a place for every other. */
final class Letters {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final String DIGITS = "0–9";
    private static final String OTHERS = "#";

    private Letters() {}

    static String of(String name) {
        String folded = sortKey(name);
        return folded.isEmpty() ? OTHERS : of(folded.codePointAt(0));
    }

    private static String of(int first) {
        if (Character.isDigit(first)) {
            return DIGITS;
        }
        return switch (UnicodeScript.of(first)) {
            case HAN -> "漢";
            case HIRAGANA, KATAKANA -> "かな";
            case HANGUL -> "한글";
            default -> Character.isLetter(first) ? Character.toString(first).toUpperCase(Locale.ROOT) : OTHERS;
        };
    }

    /** The name without case, marks and leading signs, by which lists are sorted. */
    static String sortKey(String name) {
        String folded =
                MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
        String lower = folded.toLowerCase(Locale.ROOT);
        int start = 0;
        while (start < lower.length() && !Character.isLetterOrDigit(lower.codePointAt(start))) {
            start += Character.charCount(lower.codePointAt(start));
        }
        return lower.substring(start);
    }
}
