package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Offering;
import java.util.Set;

/**
 * Nothing in a document grades its subject (9.3, 9.10).
 *
 * <p>What another party's document says stands under its own names: the terms of a price, a proposed plan, a record in
 * standing and the grades that a proposal gives its own clauses are quoted and not looked into. In any other quotation
 * such a name warns.
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
            "percentile",
            "reliability",
            "karma",
            "confidence",
            "certified",
            "endorsed",
            "trust",
            "trusted",
            "trustworthy",
            "trustworthiness",
            "reputation");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot member : document.members()) {
            if (!member.name().equals("sections") && !member.name().equals("disagreements")) {
                named(member, Level.ERROR, into);
            }
        }
        for (Spot section : document.sections()) {
            name(section, Level.ERROR, into);
        }
        for (Carried carried : document.carried()) {
            name(carried.value(), Level.ERROR, into);
            boolean leaf = carried.isUnknown()
                    || carried.member()
                            .filter(member -> member.form() instanceof Form.Verbatim)
                            .isPresent();
            if (leaf && !Quotations.isOfAnotherDocument(carried)) {
                below(carried.value(), Quotations.isOne(carried) ? Level.WARNING : Level.ERROR, into);
            }
        }
    }

    private static void below(Spot spot, Level level, Findings into) {
        spot.members().forEach(member -> named(member, level, into));
        spot.elements().forEach(element -> below(element, level, into));
    }

    private static void named(Spot member, Level level, Findings into) {
        name(member, level, into);
        below(member, level, into);
    }

    private static void name(Spot member, Level level, Findings into) {
        boolean clauseGrades = member.name().equals(Offering.CLAUSE_GRADES.name());
        if (!clauseGrades && Words.of(member.name()).stream().anyMatch(GRADES::contains)) {
            into.add(
                    RULE,
                    level,
                    member.path(),
                    "a document carries no score, badge, tier or other grade of its subject");
        }
    }
}
