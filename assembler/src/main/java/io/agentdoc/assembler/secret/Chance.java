package io.agentdoc.assembler.secret;

import java.util.regex.Pattern;

/** Tells characters that a machine drew by chance from a word, a name or a place for one. */
final class Chance {
    /** Fewer characters than these are told from a word by nothing. */
    private static final int SHORTEST = 16;
    /** Bits in each character; words and identifiers of people have less. */
    private static final double LEAST = 3.2;

    private static final Pattern WORDS = Pattern.compile("[A-Za-z]+(?:[_.-](?:[A-Za-z]+|\\d{1,4}))*\\d{0,4}");
    private static final Pattern CALL = Pattern.compile("[A-Za-z_$][\\w$]*(?:\\.[A-Za-z_$][\\w$]*)+");
    private static final Pattern DIGEST = Pattern.compile("(?:sha(?:1|256|384|512)[:-])[A-Za-z0-9+/=]+");

    private Chance() {}

    static boolean looksLike(String value) {
        return value.length() >= SHORTEST
                && value.chars().anyMatch(Character::isDigit)
                && value.chars().anyMatch(c -> (c | 0x20) >= 'a' && (c | 0x20) <= 'z')
                && !WORDS.matcher(value).matches()
                && !CALL.matcher(value).matches()
                && !DIGEST.matcher(value).matches()
                && bits(value) >= LEAST;
    }

    /** The entropy of its characters by Shannon's measure. */
    private static double bits(String value) {
        int[] counts = new int[128];
        value.chars().filter(c -> c < 128).forEach(c -> counts[c]++);
        double bits = 0;
        for (int count : counts) {
            double share = (double) count / value.length();
            bits -= count == 0 ? 0 : share * Math.log(share) / Math.log(2);
        }
        return bits;
    }
}
