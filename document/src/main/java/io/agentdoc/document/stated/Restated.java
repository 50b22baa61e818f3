package io.agentdoc.document.stated;

import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;

/**
 * The few ways in which an assembler may pass on what was said without saying it anew (9.3, 9.5).
 *
 * <p>There is no free way from one value to another: each of these keeps the citation, and each is one that the
 * specification names.
 */
public final class Restated {
    private Restated() {}

    /** Several sources each list parts of one list: what they say together, in that order. */
    public static <P> Stated<List<P>> joined(List<Stated<List<P>>> lists) {
        List<P> all = new ArrayList<>();
        Stated<List<P>> first = Stated.notStated();
        for (Stated<List<P>> list : lists) {
            all.addAll(list.carried().orElse(List.of()));
            first = first.isStated() ? first : list;
        }
        return inPlace(first, all);
    }

    /** One part taken out of a text that holds several, as a list of its own. */
    public static <P> Stated<List<P>> alone(P part, Stated<?> takenFrom) {
        return takenFrom instanceof Stated.Said<?> said
                ? new Stated.Said<>(List.of(part), said.citation())
                : Stated.notStated();
    }

    /** A list of parts of which some gained or lost members; the parts keep their own citations. */
    public static <P> Stated<List<P>> inPlace(Stated<List<P>> list, List<P> parts) {
        return list instanceof Stated.Said<List<P>> said
                ? new Stated.Said<>(List.copyOf(parts), said.citation())
                : list;
    }

    /** A part of which some lists were completed; what stands in it keeps its own citations. */
    public static <P> Stated<P> inPart(Stated<P> part, P completed) {
        return part instanceof Stated.Said<P> said ? new Stated.Said<>(completed, said.citation()) : part;
    }

    /** Where something was said, as the member that names the source. */
    public static Stated<SourceId> place(Stated<?> said) {
        return said instanceof Stated.Said<?> value && value.citation() instanceof Citation.At at
                ? new Stated.Said<>(at.source(), at)
                : Stated.notStated();
    }

    /** The column that the rules of 9.4 move a member to; what it says stays where it was said. */
    public static <C> Stated<C> moved(Stated<C> column, C to) {
        return column instanceof Stated.Said<C> said ? new Stated.Said<>(to, said.citation()) : column;
    }
}
