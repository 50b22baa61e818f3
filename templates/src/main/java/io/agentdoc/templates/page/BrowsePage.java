package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** By what a directory can be looked through: each facet with its values. */
public record BrowsePage(Frame frame, List<Group> groups) {
    public BrowsePage {
        groups = List.copyOf(groups);
    }

    /** One facet. */
    public record Group(Anchor anchor, SafeHtml name, List<Choice> choices) {
        public Group {
            choices = List.copyOf(choices);
        }
    }

    /** One value, and how many agents have it. */
    public record Choice(String href, SafeHtml value, SafeHtml agents) {}
}
