package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import java.util.Optional;

/** The pages of a directory's agents. */
final class AgentPages {
    private final SiteSettings settings;
    private final Assets assets;
    private final PageRenderer renderer = new PageRenderer();

    AgentPages(SiteSettings settings, Assets assets) {
        this.settings = settings;
        this.assets = assets;
    }

    static String document(String slug) {
        return "agents/" + slug + ".json";
    }

    static String page(String slug) {
        return "agents/" + slug + "/index.html";
    }

    /** Nothing where the bytes are no AgentDoc. */
    Optional<RenderedPage> render(String slug, Bytes agentdocJson, boolean listed) {
        Optional<SafeUrl> canonical = settings.baseUrl().flatMap(base -> SafeUrl.parse(base + "agents/" + slug + "/"));
        return renderer.render(
                agentdocJson,
                new PageSettings(
                        settings.words(),
                        canonical,
                        listed,
                        assets.under("../../assets/"),
                        Optional.of("../" + slug + ".json"),
                        Optional.of(new Home("../../index.html", Theirs.words(settings.title()))),
                        settings.owners()));
    }
}
