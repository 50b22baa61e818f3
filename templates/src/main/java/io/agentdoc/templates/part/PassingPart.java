package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** What passes one way between caller and agent: pieces in groups, or the silence about them. */
public record PassingPart(List<Group> groups, Optional<SilentLine> silence, List<Told> told) {
    public PassingPart {
        groups = List.copyOf(groups);
        told = List.copyOf(told);
    }

    /** Pieces under one heading, or under none. */
    public record Group(Optional<SafeHtml> heading, List<PiecePart> pieces) {
        public Group {
            pieces = List.copyOf(pieces);
        }
    }
}
