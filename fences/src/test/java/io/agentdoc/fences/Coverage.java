package io.agentdoc.fences;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** How far the tests show what the specification asks of one actor. */
record Coverage(String actor, int rows, Set<String> met, Set<String> waived, Set<String> missing) {

    /** At most one row in so many may be waived, so that a waiver stays the exception. */
    private static final int ROWS_PER_WAIVER = 20;

    static List<Coverage> ofEveryActor(Obligations obligations, Set<String> shown, Waivers waivers) {
        return obligations.actors().stream()
                .map(actor -> of(actor, obligations.of(actor), shown, waivers))
                .toList();
    }

    static Coverage of(String actor, Set<String> asked, Set<String> shown, Waivers waivers) {
        var met = new TreeSet<String>(ClauseOrder.BY_NUMBER);
        var waived = new TreeSet<String>(ClauseOrder.BY_NUMBER);
        var missing = new TreeSet<String>(ClauseOrder.BY_NUMBER);
        for (String clause : asked) {
            if (shown.contains(clause)) {
                met.add(clause);
            } else if (waivers.cover(clause, actor)) {
                waived.add(clause);
            } else {
                missing.add(clause);
            }
        }
        return new Coverage(actor, asked.size(), met, waived, missing);
    }

    /** Whether more is waived than may be; an actor that is waived whole is not meant. */
    boolean waivesTooMuch() {
        return waived.size() < rows && waived.size() * ROWS_PER_WAIVER > rows;
    }

    String line() {
        return "- " + actor + ": " + rows + " rows, " + met.size() + " met, " + waived.size() + " waived, "
                + missing.size() + " not yet\n";
    }
}
