package io.agentdoc.assembler.assemble;

import java.util.Comparator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Orders versions of any scheme: runs of digits by their number, everything else by its characters. */
final class VersionOrder implements Comparator<String> {
    private static final Pattern RUN = Pattern.compile("\\d+|\\D+");

    static Comparator<String> descending() {
        return new VersionOrder().reversed();
    }

    @Override
    public int compare(String left, String right) {
        String[] a = runs(left);
        String[] b = runs(right);
        for (int i = 0; i < Math.min(a.length, b.length); i++) {
            int difference = compareRuns(a[i], b[i]);
            if (difference != 0) {
                return difference;
            }
        }
        return Integer.compare(a.length, b.length);
    }

    private static int compareRuns(String a, String b) {
        if (Character.isDigit(a.charAt(0)) && Character.isDigit(b.charAt(0))) {
            return new java.math.BigInteger(a).compareTo(new java.math.BigInteger(b));
        }
        return a.compareTo(b);
    }

    private static String[] runs(String version) {
        return RUN.matcher(version).results().map(MatchResult::group).toArray(String[]::new);
    }
}
