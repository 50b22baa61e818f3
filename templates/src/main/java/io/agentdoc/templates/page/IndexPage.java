package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/**
 * The front page of a directory, and each page of its lists.
 *
 * @param search where the search stands, on the front page
 * @param ways the other ways to look, as links
 */
public record IndexPage(
        Frame frame,
        SafeHtml title,
        SafeHtml count,
        Optional<String> search,
        List<LetterLink> ways,
        List<LetterLink> letters,
        List<LetterGroup> groups) {
    public IndexPage {
        ways = List.copyOf(ways);
        letters = List.copyOf(letters);
        groups = List.copyOf(groups);
    }
}
