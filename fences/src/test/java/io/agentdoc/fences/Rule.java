package io.agentdoc.fences;

import java.util.Comparator;

/** One rule of the specification, the class that keeps it and the test that shows it. */
record Rule(String clause, String keeper, String test) implements Comparable<Rule> {

    private static final Comparator<Rule> ORDER = Comparator.comparing(Rule::clause, ClauseOrder.BY_NUMBER)
            .thenComparing(Rule::keeper)
            .thenComparing(Rule::test);

    /** As an element of a list, since the pages of a site have no tables. */
    String item() {
        return "- " + clause + " by " + (keeper.isEmpty() ? "every class" : "`" + keeper + "`") + ": `" + test + "`\n";
    }

    @Override
    public int compareTo(Rule other) {
        return ORDER.compare(this, other);
    }
}
