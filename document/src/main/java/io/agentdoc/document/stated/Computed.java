package io.agentdoc.document.stated;

import io.agentdoc.document.value.SourceId;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.TreeSet;

/** A value worked out from the listed sources. Only visibility, the list of scopes and a sample's mark are (9.5.1, 7.7). */
public record Computed<T>(T value, NavigableSet<SourceId> from) implements Stated<T> {
    public Computed {
        from = Collections.unmodifiableNavigableSet(new TreeSet<>(from));
    }
}
