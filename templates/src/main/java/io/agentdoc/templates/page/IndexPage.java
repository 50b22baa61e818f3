package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/**
 * The front page of a directory, and each page of its lists.
 *
 * @param ways the other ways to look, as links
 */
public record IndexPage(
        Frame frame,
        SafeHtml title,
        SafeHtml count,
        List<LetterLink> ways,
        List<LetterLink> letters,
        List<LetterGroup> groups) {
    public IndexPage {
        ways = List.copyOf(ways);
        letters = List.copyOf(letters);
        groups = List.copyOf(groups);
    }
}
