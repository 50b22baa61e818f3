package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Standing;
import java.util.Set;

/**
 * Nothing in a document grades its subject (9.3, 9.10).
 *
 * <p>What another party's document says stands under its own names: the terms of a price, a proposed plan, a record in
 * standing and the grades that a proposal gives its own clauses are quoted and not looked into.
 */
final class SummaryGrades implements Check {
    private static final String RULE = "9.10-4";
    private static final Set<String> GRADES = Set.of(
            "score",
            "scores",
            "rating",
            "ratings",
            "badge",
            "badges",
            "tier",
            "rank",
            "ranking",
            "stars",
            "grade",
            "grades",
            "overall",
            "trust",
            "trusted",
            "trustworthy",
            "trustworthiness",
            "reputation");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot member : document.members()) {
            if (!member.name().equals("sections") && !member.name().equals("disagreements")) {
                named(member, into);
            }
        }
        for (Spot section : document.sections()) {
            name(section, into);
        }
        for (Carried carried : document.carried()) {
            name(carried.value(), into);
            if (isOpenToView(carried)) {
                below(carried.value(), into);
            }
        }
    }

    /** Whether what stands below is neither a quoted document nor walked member by member. */
    private static boolean isOpenToView(Carried carried) {
        boolean quoted = carried.section().name().equals(Standing.SHAPE.name())
                || carried.is(Offering.PRICE_TERMS)
                || carried.is(Offering.CLAUSE_GRADES)
                || carried.is(Handling.CLAUSE_GRADES)
                || carried.is(Sells.PLANS);
        boolean leaf = carried.isUnknown()
                || carried.member()
                        .filter(member -> member.form() instanceof Form.Verbatim)
                        .isPresent();
        return leaf && (carried.isUnknown() || !quoted);
    }

    private static void below(Spot spot, Findings into) {
        spot.members().forEach(member -> named(member, into));
        spot.elements().forEach(element -> below(element, into));
    }

    private static void named(Spot member, Findings into) {
        name(member, into);
        below(member, into);
    }

    private static void name(Spot member, Findings into) {
        boolean clauseGrades = member.name().equals(Offering.CLAUSE_GRADES.name());
        if (!clauseGrades && Words.of(member.name()).stream().anyMatch(GRADES::contains)) {
            into.error(RULE, member.path(), "a document carries no score, badge, tier or other grade of its subject");
        }
    }
}
