package io.agentdoc.cli.config;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that a mistyped one most likely meant. */
public final class Nearest {
    /** The most of a name that is compared, twice the longest of ours: each character costs a row of a table. */
    private static final int LONGEST = 80;

    private static final int SHORTEST_BEGINNING = 4;

    private Nearest() {}

    /** The closest known name, where one is close enough that a slip of the hand explains the difference. */
    public static Optional<String> to(String typed, Collection<String> known) {
        String best = "";
        int least = mostSlips(typed) + 1;
        for (String name : known) {
            int distance = isBeginning(typed, name) ? 1 : distance(plain(typed), plain(name));
            if (distance < least) {
                least = distance;
                best = name;
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    /** Insertions, deletions, replacements and swaps of neighbours that lead from one text to the other. */
    public static int distance(String from, String to) {
        int[][] steps = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                steps[i][j] = i == 0 || j == 0 ? i + j : least(steps, from, to, i, j);
            }
        }
        return steps[from.length()][to.length()];
    }

    private static int least(int[][] steps, String from, String to, int i, int j) {
        int replaced = steps[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
    }

    private static boolean isBeginning(String typed, String name) {
        return typed.length() >= SHORTEST_BEGINNING && plain(name).startsWith(plain(typed));
    }

    private static int mostSlips(String typed) {
        return Math.max(2, Math.min(typed.length(), LONGEST / 2) / 3);
    }

    private static String plain(String name) {
        String bounded = name.length() > LONGEST ? name.substring(0, LONGEST) : name;
        return bounded.toLowerCase(Locale.ROOT).replace('-', '_');
    }
}
