package io.agentdoc.document.diff;

import io.agentdoc.document.model.Sections;
import io.agentdoc.document.value.MemberPath;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The order of changes: by section, then as the newer document has its members, then as the older has them. */
final class InOrder {
    private final Map<MemberPath, Integer> places = new HashMap<>();
    private final List<String> sections =
            Sections.SHAPES.stream().<String>map(shape -> shape.name()).toList();

    InOrder(Leaves newer, Leaves older) {
        newer.order().forEach(path -> places.putIfAbsent(path, places.size()));
        older.order().forEach(path -> places.putIfAbsent(path, places.size()));
    }

    List<Change> sorted(List<Change> changes) {
        return changes.stream()
                .sorted(Comparator.<Change>comparingInt(change -> section(change.member()))
                        .thenComparingInt(change -> places.getOrDefault(change.member(), Integer.MAX_VALUE))
                        .thenComparing(Change::member))
                .toList();
    }

    /** What stands in no section of ours comes last. */
    private int section(MemberPath path) {
        int index = sections.indexOf(path.section());
        return index < 0 ? sections.size() : index;
    }
}
