package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.safe.SafeUrl;
import java.nio.file.Path;
import java.util.Optional;

/** An operator's own well-known files: the document, its page beside it, and nothing outside {@code .well-known/} (9.2). */
public final class WellKnownSite {
    private static final String BELOW = ".well-known/";

    private final Output output;
    private final SiteSettings settings;
    private final PageRenderer renderer = new PageRenderer();
    private final Assets assets = new Assets();

    WellKnownSite(Path out, SiteSettings settings, Optional<Drift> drift) {
        this.output = new Output(out, BELOW, drift);
        this.settings = settings;
    }

    /** Writes the document and its page. Nothing is written where the bytes are no AgentDoc. */
    public Optional<ListingRow> agent(Bytes agentdocJson) {
        Optional<SafeUrl> canonical = settings.baseUrl().flatMap(base -> SafeUrl.parse(base + BELOW + "agentdoc/"));
        var page = new PageSettings(
                settings.words(),
                canonical,
                assets.under("assets/"),
                Optional.of("../agentdoc.json"),
                Optional.empty());
        return renderer.render(agentdocJson, page).map(rendered -> write(agentdocJson, rendered));
    }

    private ListingRow write(Bytes agentdocJson, RenderedPage rendered) {
        output.assets(BELOW + "agentdoc/assets/", assets);
        output.write(BELOW + "agentdoc.json", agentdocJson);
        output.write(BELOW + "agentdoc/index.html", rendered.html());
        return rendered.row();
    }

    /** Writes one more file of the layout, such as the agent's exact Descriptor, below {@code .well-known/}. */
    public void file(String name, Bytes bytes) {
        output.write(BELOW + name, bytes);
    }

    public Written finish() {
        return output.finish();
    }
}
