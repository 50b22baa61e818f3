package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What one of two documents says of a member.
 *
 * @param value nothing where the document does not say it
 * @param silent whether the document names it, or what it stands in, as not stated
 * @param from the sources that the document has it from
 */
public record Side(Optional<Json> value, boolean silent, NavigableSet<String> from) {
    public Side {
        from = Collections.unmodifiableNavigableSet(new TreeSet<>(from));
    }

    static Side of(Optional<Leaf> leaf, boolean silent) {
        return new Side(leaf.map(Leaf::value), silent, leaf.map(Leaf::from).orElseGet(TreeSet::new));
    }

    static Side of(Optional<Json> value) {
        return new Side(value, false, new TreeSet<>());
    }
}
