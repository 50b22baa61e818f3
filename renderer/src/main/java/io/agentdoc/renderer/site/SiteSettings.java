package io.agentdoc.renderer.site;

import io.agentdoc.templates.page.OwnersWords;
import io.agentdoc.templates.page.Theme;
import io.agentdoc.templates.words.Words;
import java.util.Optional;

/**
 * What the owner of a site decides about it.
 *
 * @param words the language of its pages
 * @param title what the site calls itself
 * @param baseUrl where it will be served, with a slash at the end; without it pages name no canonical address
 * @param theme its owner's colours and typefaces
 * @param serving what stands beside the pages
 * @param owners what its owner says on every page
 */
public record SiteSettings(
        Words words,
        String title,
        Optional<String> baseUrl,
        Optional<Theme> theme,
        Serving serving,
        OwnersWords owners) {
    public SiteSettings {
        baseUrl = baseUrl.map(url -> url.endsWith("/") ? url : url + "/");
    }

    /** Pages and nothing beside them. */
    public SiteSettings(Words words, String title, Optional<String> baseUrl) {
        this(words, title, baseUrl, Serving.nothing());
    }

    /** In our own colours. */
    public SiteSettings(Words words, String title, Optional<String> baseUrl, Serving serving) {
        this(words, title, baseUrl, Optional.empty(), serving, OwnersWords.none());
    }
}
