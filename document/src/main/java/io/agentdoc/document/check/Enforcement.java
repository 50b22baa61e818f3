package io.agentdoc.document.check;

import io.agentdoc.document.model.Asked;
import java.util.Optional;
import java.util.Set;

/**
 * Nothing is presented as enforced that is not decided by rule or that visibility does not support (9.5.1, 9.10).
 *
 * <p>At opaque, and where nothing is said of visibility, everything is the subject's own declaration; at observed, what
 * happens at the door may read otherwise: who is admitted, what is refused there and what allowance is left. What a source
 * says in its own form is quoted, and no presentation of the document's.
 */
final class Enforcement implements Check {
    private static final String RULE = "9.10-5";
    private static final Set<String> AT_THE_DOOR = Set.of("access", "refuses");
    private static final Set<String> ENFORCED = Set.of("enforced", "enforcement", "enforces", "guaranteed");

    @Override
    public void check(Examined document, Findings into) {
        String visibility = document.section("shape")
                .flatMap(shape -> shape.text("visibility"))
                .orElse("");
        for (Carried carried : document.carried()) {
            if (carried.isUnknown() || carried.is(Asked.LIMITS)) {
                boolean byRule = carried.part().says("decided_by", "rule");
                boolean ruled = byRule || (!carried.part().has("decided_by") && !isLimit(carried));
                look(carried, carried.value(), visibility, ruled, into);
            }
        }
    }

    private static void look(Carried carried, Spot spot, String visibility, boolean ruled, Findings into) {
        if (presentsAsEnforced(spot)) {
            if (!ruled) {
                into.error(RULE, spot.path(), "only what is decided by rule can be presented as enforced");
            } else if (!supports(visibility, carried.section().name(), spot)) {
                into.error(
                        RULE, spot.path(), "visibility is " + said(visibility) + ", which does not support enforced");
            }
        }
        spot.members().forEach(member -> look(carried, member, visibility, ruled, into));
        spot.elements().forEach(element -> look(carried, element, visibility, ruled, into));
    }

    private static boolean presentsAsEnforced(Spot spot) {
        boolean byName = ENFORCED.contains(spot.name()) && !spot.node().flag().equals(Optional.of(false));
        return byName || spot.text().filter("enforced"::equals).isPresent();
    }

    private static boolean isLimit(Carried carried) {
        return carried.shape().name().equals("ceiling")
                || carried.shape().name().equals("refusal");
    }

    private static boolean supports(String visibility, String section, Spot spot) {
        boolean door = AT_THE_DOOR.contains(section) || spot.path().toString().startsWith("asked.limits");
        return visibility.equals("verifiable") || (visibility.equals("observed") && door);
    }

    private static String said(String visibility) {
        return visibility.isEmpty() ? "not stated" : Quoted.of(visibility);
    }
}
