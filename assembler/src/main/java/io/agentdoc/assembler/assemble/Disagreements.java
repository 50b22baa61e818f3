package io.agentdoc.assembler.assemble;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what sources say against each other, so that one is carried and none is dropped in silence (6.8). */
final class Disagreements {
    private final Set<Disagreement> found = new LinkedHashSet<>();

    void add(MemberPath member, Json carried, SourceId carriedFrom, Json other, SourceId otherFrom) {
        if (!carried.equals(other)) {
            found.add(new Disagreement(member, carried, carriedFrom, other, otherFrom));
        }
    }

    List<Disagreement> sorted() {
        return found.stream()
                .sorted(Comparator.comparing(Disagreement::member).thenComparing(Disagreement::foundFrom))
                .toList();
    }
}
