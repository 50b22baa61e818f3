package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** The front page of a directory, and each page of its list. */
public record IndexPage(
        Frame frame, SafeHtml title, SafeHtml count, List<LetterLink> letters, List<LetterGroup> groups) {
    public IndexPage {
        letters = List.copyOf(letters);
        groups = List.copyOf(groups);
    }
}
