package io.agentdoc.document.check;

import io.agentdoc.document.model.Offering;
import java.util.Set;

/** A ceiling is one of four and says the most, as a whole number or as money (6.11). */
final class Ceilings implements Check {
    private static final String RULE = "6.11-22";
    private static final Set<String> MONEY = Set.of("cost_per_job", "spend_per_job");
    private static final Set<String> COUNTS = Set.of("job_seconds", "messages_per_job");

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Offering.CEILINGS))
                .flatMap(carried -> carried.value().members().stream())
                .filter(ceiling -> !Pointer.isOne(ceiling.name()))
                .forEach(ceiling -> ceiling(ceiling, into));
    }

    private static void ceiling(Spot ceiling, Findings into) {
        boolean money = MONEY.contains(ceiling.name());
        if (!money && !COUNTS.contains(ceiling.name())) {
            into.warning(RULE, ceiling.path(), "it is none of the four ceilings");
        } else if (ceiling.member("most")
                .filter(most -> money ? Forms.isMoney(most) : Forms.isCount(most))
                .isEmpty()) {
            String form = money ? "money in whole micro-units of a currency" : "a whole number";
            into.error(RULE, ceiling.path().member("most"), "the most is not " + form);
        }
    }
}
