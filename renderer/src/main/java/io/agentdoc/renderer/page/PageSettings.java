package io.agentdoc.renderer.page;

import io.agentdoc.templates.page.AssetNames;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.OwnersWords;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.words.Words;
import java.util.Optional;

/**
 * What a page needs to know of the site around it.
 *
 * @param words the language of the page
 * @param canonical the page's own address, where the site has one
 * @param listed whether search engines may list the page
 * @param assets where the assets stand, as seen from the page
 * @param json where the document stands, as seen from the page, where it stands anywhere
 * @param home the site's front page, as seen from the page
 * @param owners what the site's owner says on every page
 */
public record PageSettings(
        Words words,
        Optional<SafeUrl> canonical,
        boolean listed,
        AssetNames assets,
        Optional<String> json,
        Optional<Home> home,
        OwnersWords owners) {

    /** Of an owner who says nothing. */
    public PageSettings(
            Words words,
            Optional<SafeUrl> canonical,
            boolean listed,
            AssetNames assets,
            Optional<String> json,
            Optional<Home> home) {
        this(words, canonical, listed, assets, json, home, OwnersWords.none());
    }
}
