package io.agentdoc.document.check;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The words of a member's name, however they are joined. */
final class Words {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})");

    private Words() {}

    static List<String> of(String name) {
        return BETWEEN.splitAsStream(name)
                .filter(word -> !word.isEmpty())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList();
    }
}
