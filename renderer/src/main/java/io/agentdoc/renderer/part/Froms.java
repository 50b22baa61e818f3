package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Every source that a part's members rest on, those of the parts inside it too (9.3). */
final class Froms {
    private Froms() {}

    static NavigableSet<SourceId> of(Part part) {
        NavigableSet<SourceId> ids = new TreeSet<>();
        collect(part, ids);
        return ids;
    }

    private static void collect(Part part, NavigableSet<SourceId> into) {
        for (Member<?> member : part.shape().members()) {
            into.addAll(part.get(member).sources());
            part.get(member).carried().ifPresent(value -> collect(member.form(), value, into));
        }
    }

    private static void collect(Form<?> form, Object value, NavigableSet<SourceId> into) {
        switch (form) {
            case Form.One<?> one -> collect((Part) value, into);
            case Form.Listed<?> listed -> ((List<?>) value).forEach(part -> collect((Part) part, into));
            case Form.ByName<?> byName -> ((Map<?, ?>) value).values().forEach(part -> collect((Part) part, into));
            case Form.InColumn column -> moved((Column) value, into);
            default -> {}
        }
    }

    private static void moved(Column column, NavigableSet<SourceId> into) {
        switch (column) {
            case Column.Confirmed confirmed -> into.add(confirmed.by());
            case Column.Failed failed -> into.add(failed.by());
            case Column.Declared declared -> {}
        }
    }
}
