package io.agentdoc.document.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words of a member's name, however they are joined: by what is no letter or digit, or by a capital after a small one. */
final class Words {
    private Words() {}

    static List<String> of(String name) {
        List<String> words = new ArrayList<>();
        int start = 0;
        int before = 0;
        for (int at = 0; at < name.length(); at += Character.charCount(before)) {
            int c = name.codePointAt(at);
            if (!isOfWord(c) || isCapitalAfterSmall(before, c)) {
                add(name.substring(start, at), words);
                start = isOfWord(c) ? at : at + Character.charCount(c);
            }
            before = c;
        }
        add(name.substring(start), words);
        return words;
    }

    private static void add(String word, List<String> into) {
        if (!word.isEmpty()) {
            into.add(word.toLowerCase(Locale.ROOT));
        }
    }

    private static boolean isCapitalAfterSmall(int before, int c) {
        return Character.getType(before) == Character.LOWERCASE_LETTER
                && Character.getType(c) == Character.UPPERCASE_LETTER;
    }

    private static boolean isOfWord(int c) {
        return Character.isLetter(c) || isNumber(Character.getType(c));
    }

    private static boolean isNumber(int type) {
        return type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.LETTER_NUMBER
                || type == Character.OTHER_NUMBER;
    }
}
