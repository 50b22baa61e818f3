package io.agentdoc.fences;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** One rule of the specification, the class that keeps it and the test that shows it. */
record Rule(String clause, String keeper, String test) implements Comparable<Rule> {

    private static final Pattern WORDS = Pattern.compile("\\d+|\\D+");

    private static final Comparator<Rule> ORDER = Comparator.<Rule, List<String>>comparing(
                    rule -> words(rule.clause), Rule::compareWords)
            .thenComparing(Rule::clause)
            .thenComparing(Rule::keeper)
            .thenComparing(Rule::test);

    String line() {
        return "| " + clause + " | " + (keeper.isEmpty() ? "every class" : "`" + keeper + "`") + " | `" + test
                + "` |\n";
    }

    @Override
    public int compareTo(Rule other) {
        return ORDER.compare(this, other);
    }

    /** The words of a clause's id, its numbers padded, so that 9.10 stands after 9.9. */
    private static List<String> words(String clause) {
        var words = new ArrayList<String>();
        var matcher = WORDS.matcher(clause);
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    private static int compareWords(List<String> one, List<String> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = compareWord(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }

    private static int compareWord(String one, String other) {
        boolean numbers = Character.isDigit(one.charAt(0)) && Character.isDigit(other.charAt(0));
        return numbers ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareTo(other);
    }
}
