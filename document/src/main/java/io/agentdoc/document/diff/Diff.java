package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares two AgentDocs by what they say, member by member, each with its sources.
 *
 * <p>The order of lists whose elements have ids, the order of members and the bytes of the assembler's signature mean
 * nothing here. That two documents see different amounts of an agent is told apart from every other change (9.5.1).
 */
public final class Diff {
    private Diff() {}

    /** The changes in document order: the frame, the sources, the sections, then disagreements and signatures. */
    public static List<Change> between(Json older, Json newer) {
        List<Change> changes = new ArrayList<>(new FrameChanges(older, newer).before());
        changes.addAll(new SectionChanges(older, newer).found());
        changes.addAll(new FrameChanges(older, newer).after());
        return List.copyOf(changes);
    }
}
