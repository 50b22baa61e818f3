package io.agentdoc.document.check;

import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Standing;
import java.util.Set;

/**
 * Tells what a source says in its own form, carried as it is, from what the specification gives a form to.
 *
 * <p>A name or a null inside a quotation is the source's and no statement of the document.
 */
final class Quotations {
    private static final Set<Member<?>> OF_A_FORM = Set.of(Asked.LIMITS, Ceiling.MOST, Handling.PROMISES);
    private static final Set<Member<?>> OF_ANOTHER_DOCUMENT =
            Set.of(Offering.PRICE_TERMS, Offering.CLAUSE_GRADES, Handling.CLAUSE_GRADES, Sells.PLANS);

    private Quotations() {}

    /** Whether a source's own words stand here. */
    static boolean isOne(Carried carried) {
        return carried.member()
                .filter(member -> member.form() instanceof Form.Verbatim && !OF_A_FORM.contains(member))
                .isPresent();
    }

    /** Whether they are the terms, plans or records of another document, which grades and enforces in its own sense. */
    static boolean isOfAnotherDocument(Carried carried) {
        boolean standing = carried.section().name().equals(Standing.SHAPE.name());
        return isOne(carried)
                && (standing
                        || carried.member()
                                .filter(OF_ANOTHER_DOCUMENT::contains)
                                .isPresent());
    }
}
