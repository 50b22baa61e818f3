package io.agentdoc.document.model;

import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.List;

/** A section, or something inside one, whose members each know their sources. */
public interface Part {
    Members members();

    Shape<? extends Part> shape();

    default <T> Stated<T> get(Member<T> member) {
        return members().get(member);
    }

    /** Whether a named member's silence is printed here; some are owed only beside another member. */
    default boolean owes(Member<?> member) {
        return member.isNamed();
    }

    /** What is owed inside a member that is stated, by path, where more than its own members' silence is owed. */
    default List<MemberPath> owedWithin(MemberPath at) {
        return List.of();
    }

    /** Whether no member is stated. */
    default boolean isSilent() {
        return members().isSilent();
    }
}
