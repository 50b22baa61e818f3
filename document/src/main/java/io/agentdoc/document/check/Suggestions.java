package io.agentdoc.document.check;

import io.agentdoc.document.model.Reaches;
import java.util.Set;

/** A package's ceiling per reached system is a suggestion and never the limit in force (9.5). */
final class Suggestions implements Check {
    private static final String RULE = "9.5-27";
    private static final Set<String> AS_A_LIMIT = Set.of("most", "limit", "max", "in_force", "ceiling", "maximum");

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Reaches.CEILINGS))
                .flatMap(carried -> carried.value().objects().stream())
                .forEach(ceiling -> suggested(ceiling, into));
    }

    private static void suggested(Spot ceiling, Findings into) {
        if (!ceiling.has("suggested")) {
            into.warning(RULE, ceiling.path().member("suggested"), "the package's ceiling says no amount");
        }
        ceiling.members().stream()
                .filter(member -> AS_A_LIMIT.contains(member.name()))
                .forEach(member ->
                        into.error(RULE, member.path(), "the host sets the limit in force, and this is a suggestion"));
    }
}
