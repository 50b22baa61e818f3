package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** The agents whose names begin with one letter. */
public record LetterGroup(Anchor anchor, SafeHtml letter, List<Listing> listings) {
    public LetterGroup {
        listings = List.copyOf(listings);
    }
}
