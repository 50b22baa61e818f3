package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.words.Words;
import java.util.Optional;

/**
 * What is around every page: its language, its title, its address, and the site it belongs to.
 *
 * @param preview what it tells programs that preview it, where it has an address
 * @param listed whether search engines may list it
 * @param owners what the site's owner says on every page
 */
public record Frame(
        Words words,
        SafeHtml title,
        Optional<SafeHtml> description,
        Optional<SafeUrl> canonical,
        Optional<SafeHtml> preview,
        boolean listed,
        AssetNames assets,
        Optional<Home> home,
        OwnersWords owners) {

    /** Of an owner who says nothing. */
    public Frame(
            Words words,
            SafeHtml title,
            Optional<SafeHtml> description,
            Optional<SafeUrl> canonical,
            Optional<SafeHtml> preview,
            boolean listed,
            AssetNames assets,
            Optional<Home> home) {
        this(words, title, description, canonical, preview, listed, assets, home, OwnersWords.none());
    }
}
