package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.Optional;

/**
 * What the owner of a site says on every page of it, before and after everything else. It is text with emphasis, lists and
 * links; it has neither style nor place of its own, so that it stands beside what is said of agents and never over it.
 */
public record OwnersWords(Optional<SafeHtml> header, Optional<SafeHtml> footer) {
    /** In characters: what is longer would push the page itself out of sight. */
    public static final int LONGEST = 2_000;

    private static final OwnersWords NONE = new OwnersWords(Optional.empty(), Optional.empty());

    /** An owner who says nothing. */
    public static OwnersWords none() {
        return NONE;
    }

    /** What became of the owner's text. */
    public sealed interface Reading {
        /** It can be shown. */
        record Read(SafeHtml words) implements Reading {}

        /** It cannot; {@code why} ends a sentence that begins with the name of the file. */
        record Refused(String why) implements Reading {}
    }

    /** Reads a text in Markdown. */
    public static Reading read(String markdown) {
        if (markdown.length() > LONGEST) {
            return new Reading.Refused("is longer than " + LONGEST + " characters");
        }
        Markdown reading = Markdown.besidePages();
        return reading.render(markdown)
                .map(words -> reading.lost(markdown, page -> false)
                        .<Reading>map(Reading.Refused::new)
                        .orElseGet(() -> new Reading.Read(words)))
                .orElseGet(() -> new Reading.Refused("is empty, or too deep in lists, quotes or marks"));
    }
}
