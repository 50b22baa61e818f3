package io.agentdoc.document.model;

import java.util.List;
import java.util.function.Function;

/** Which members a kind of part may have, in the order they are written, and how to make one of its members. */
public record Shape<P extends Part>(String name, Function<Members, P> make, List<Member<?>> members) {
    public Shape {
        members = List.copyOf(members);
    }

    static <P extends Part> Shape<P> of(String name, Function<Members, P> make, Member<?>... members) {
        return new Shape<>(name, make, List.of(members));
    }

    /** A part that says nothing. */
    public P silent() {
        return make.apply(Members.none());
    }

    @Override
    public String toString() {
        return name;
    }
}
