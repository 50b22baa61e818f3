package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** A page of the site's owner, with links to the others. */
public record OwnPage(Frame frame, SafeHtml title, SafeHtml text, List<LetterLink> ways) {
    public OwnPage {
        ways = List.copyOf(ways);
    }
}
