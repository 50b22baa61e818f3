package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * A directory: first each agent on its own, from any number of threads, then one pass over the rows they left.
 */
public final class DirectorySite {
    private final Output output;
    private final SiteSettings settings;
    private final Slugs slugs;
    private final PageRenderer renderer = new PageRenderer();
    private final Assets assets = new Assets();
    private final Map<String, ListingRow> rows = new ConcurrentSkipListMap<>();

    DirectorySite(Path out, SiteSettings settings, Slugs slugs, Optional<Drift> drift) {
        this.output = new Output(out, "", drift);
        this.settings = settings;
        this.slugs = slugs;
    }

    /** Where the entry's document stands, relative to the output. */
    public String document(String id) {
        return "agents/" + slugs.get(id) + ".json";
    }

    /** Where the entry's page stands, relative to the output. */
    public String page(String id) {
        return "agents/" + slugs.get(id) + "/index.html";
    }

    /** Writes the entry's document and page. Nothing is written where the bytes are no AgentDoc. */
    public Optional<ListingRow> agent(String id, Bytes agentdocJson) {
        return render(id, agentdocJson).map(rendered -> {
            output.write(document(id), agentdocJson);
            output.write(page(id), rendered.html());
            rows.put(slugs.get(id), rendered.row());
            return rendered.row();
        });
    }

    /** Leaves the entry as a former build wrote it, and lists it so. Answers whether there was one. */
    public boolean keep(String id) {
        Optional<RenderedPage> former = output.folder().read(document(id)).flatMap(json -> render(id, json));
        former.ifPresent(rendered -> {
            output.keep(document(id));
            output.write(page(id), rendered.html());
            rows.put(slugs.get(id), rendered.row());
        });
        return former.isPresent();
    }

    private Optional<RenderedPage> render(String id, Bytes agentdocJson) {
        String slug = slugs.get(id);
        Optional<SafeUrl> canonical = settings.baseUrl().flatMap(base -> SafeUrl.parse(base + "agents/" + slug + "/"));
        return renderer.render(
                agentdocJson,
                new PageSettings(
                        settings.words(),
                        canonical,
                        assets.under("../../assets/"),
                        Optional.of("../" + slug + ".json"),
                        Optional.of(new Home("../../index.html", Theirs.words(settings.title())))));
    }

    /** Writes one more file of the layout, such as a stored Descriptor. */
    public void file(String name, Bytes bytes) {
        output.write(name, bytes);
    }

    /** Writes what stands on all the rows, and removes what is no longer produced. */
    public Written finish() {
        output.assets("assets/", assets);
        new Lists(settings, assets, rows).files().forEach(output::write);
        return output.finish();
    }
}
