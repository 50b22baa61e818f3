package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Lists the scopes that the offerings carry, sorted; it is derived from them and never authored (6.11, 9.5). */
public final class Scopes {
    private Scopes() {}

    public static Stated<List<String>> of(List<Offering> offerings) {
        NavigableSet<String> scopes = new TreeSet<>();
        NavigableSet<SourceId> from = new TreeSet<>();
        for (Offering offering : offerings) {
            Stated<String> scope = offering.get(Offering.SCOPE);
            scope.carried().ifPresent(scopes::add);
            from.addAll(scope.sources());
        }
        return scopes.isEmpty() ? Stated.notStated() : new Computed<>(List.copyOf(scopes), from);
    }
}
