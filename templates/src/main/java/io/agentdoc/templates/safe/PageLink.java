package io.agentdoc.templates.safe;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A link from one of the owner's pages to another, written as the name of its file: {@code about.md}. */
public record PageLink(String page) {
    private static final Pattern FILE = Pattern.compile("([a-z0-9]+(?:-[a-z0-9]+)*)\\.md");

    /** The link in this address, if it is one. */
    public static Optional<PageLink> parse(String href) {
        Matcher file = FILE.matcher(href);
        return file.matches() ? Optional.of(new PageLink(file.group(1))) : Optional.empty();
    }

    /** The opening tag, as a page beside it has it. */
    String open() {
        return "<a href=\"../" + page + "/index.html\">";
    }
}
