package io.agentdoc.templates.part;

import java.util.List;

/** What a caller grants rather than sends. A standing grant is still true after the work, so it comes first (9.8). */
public record GrantsPart(List<PiecePart> standing, List<PiecePart> perTask, List<Told> told) {
    public GrantsPart {
        standing = List.copyOf(standing);
        perTask = List.copyOf(perTask);
        told = List.copyOf(told);
    }
}
