package io.agentdoc.document.model;

import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.util.Collection;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Which sources a part rests on, worked out from the citations inside it, so that none is forgotten (9.3). */
public final class Sources {
    private Sources() {}

    public static NavigableSet<SourceId> of(Part part) {
        NavigableSet<SourceId> sources = new TreeSet<>();
        for (Member<?> member : part.shape().members()) {
            sources.addAll(of(member, part.members()));
        }
        return sources;
    }

    /** The sources of one member of a part, with those of everything inside it. */
    public static <T> NavigableSet<SourceId> of(Member<T> member, Members members) {
        Stated<T> stated = members.get(member);
        return stated.carried().map(value -> of(member.form(), stated, value)).orElseGet(TreeSet::new);
    }

    private static <T> NavigableSet<SourceId> of(Form<T> form, Stated<T> stated, T value) {
        return switch (form) {
            case Form.One<?> one -> of((Part) value);
            case Form.Listed<?> listed -> ofAll((Collection<?>) value, stated);
            case Form.ByName<?> byName -> ofAll(((java.util.Map<?, ?>) value).values(), stated);
            case Form.Source source -> new TreeSet<>(java.util.Set.of((SourceId) value));
            case Form.InColumn column -> ofColumn((Column) value, stated);
            case Form.Text text -> stated.sources();
            case Form.Flag flag -> stated.sources();
            case Form.Verbatim verbatim -> stated.sources();
            case Form.Texts texts -> stated.sources();
        };
    }

    /** The sources of the parts; an empty list or object is itself a statement and has the source that made it. */
    private static NavigableSet<SourceId> ofAll(Collection<?> parts, Stated<?> stated) {
        NavigableSet<SourceId> sources = new TreeSet<>();
        parts.forEach(part -> sources.addAll(of((Part) part)));
        return sources.isEmpty() ? stated.sources() : sources;
    }

    /** Who declared it, and what moved it. */
    private static NavigableSet<SourceId> ofColumn(Column column, Stated<?> stated) {
        NavigableSet<SourceId> sources = new TreeSet<>(stated.sources());
        switch (column) {
            case Column.Confirmed confirmed -> sources.add(confirmed.by());
            case Column.Failed failed -> sources.add(failed.by());
            case Column.Declared declared -> {}
        }
        return sources;
    }
}
