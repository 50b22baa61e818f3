package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.words.Door;
import java.util.List;

/** What a caller presents. Each state has its own sentence, and none is shown as another (6.9, 9.8). */
public record DoorPart(Door door, Anchor anchor, List<SchemePart> schemes, List<SourceMark> lookedIn, List<Told> told) {
    public DoorPart {
        schemes = List.copyOf(schemes);
        lookedIn = List.copyOf(lookedIn);
        told = List.copyOf(told);
    }
}
