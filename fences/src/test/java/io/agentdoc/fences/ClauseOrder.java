package io.agentdoc.fences;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The order of the specification: the numbers of an id compared as numbers, so that 9.10 stands after 9.9. */
enum ClauseOrder implements Comparator<String> {
    BY_NUMBER;

    private static final Pattern WORDS = Pattern.compile("\\d+|\\D+");

    @Override
    public int compare(String one, String other) {
        int order = compareWords(words(one), words(other));
        return order == 0 ? one.compareTo(other) : order;
    }

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
