package io.agentdoc.document.check;

import io.agentdoc.document.model.Asked;
import java.util.Set;

/** What one caller may take is a number, or a most with what holds the agent to it (4.7, 6.2). */
final class CallerLimits implements Check {
    private static final Set<String> CEILINGS = Set.of("requests_per_hour", "model_budget_per_day");
    private static final Set<String> DECIDED_BY = Set.of("rule", "model");

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Asked.LIMITS))
                .map(Carried::value)
                .forEach(limits -> limits(limits, into));
    }

    private static void limits(Spot limits, Findings into) {
        if (!limits.isObject() || limits.members().isEmpty()) {
            into.error("6.2-25", limits.path(), "it is no object of limits");
        }
        for (Spot limit : limits.members()) {
            if (CEILINGS.contains(limit.name())) {
                ceiling(limit, into);
            } else if (!limit.name().equals("past_them")) {
                into.warning("6.2-25", limit.path(), "it is none of the limits that the specification knows");
            } else if (limit.text().filter(text -> !text.isEmpty()).isEmpty()) {
                into.error("6.2-25", limit.path(), "what happens beyond them is not said in words");
            }
        }
    }

    private static void ceiling(Spot limit, Findings into) {
        boolean bare = Forms.isNumber(limit);
        if (!bare && limit.member("most").filter(Forms::isNumber).isEmpty()) {
            into.error("6.2-25", limit.path(), "it is neither a number nor an object with a most");
        }
        limit.member("decided_by")
                .filter(word -> word.text().filter(DECIDED_BY::contains).isEmpty())
                .ifPresent(word -> into.error("4.7-3", word.path(), "it is neither rule nor model"));
    }
}
