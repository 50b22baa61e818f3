package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Shape;
import java.util.Optional;

/**
 * One member that a section or a part of one carries.
 *
 * @param section the whole section
 * @param part what carries the member directly
 * @param shape the table of members that the part may have
 * @param member the entry of that table, where there is one of this name
 */
record Carried(Spot section, Spot part, Shape<?> shape, Spot value, Optional<Member<?>> member) {

    boolean is(Member<?> one) {
        return member.isPresent() && member.get() == one;
    }

    /** Whether the section itself carries the member, and no part of it. */
    boolean isOfSection() {
        return part.path().equals(section.path());
    }

    /** What the elements are, where the member is a list of parts. */
    Optional<Shape<?>> listed() {
        return member.map(Member::form)
                .flatMap(form ->
                        form instanceof Form.Listed<?> list ? Optional.<Shape<?>>of(list.shape()) : Optional.empty());
    }

    boolean isUnknown() {
        return member.isEmpty();
    }

    String name() {
        return value.name();
    }
}
