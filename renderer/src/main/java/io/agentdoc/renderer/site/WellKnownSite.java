package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.safe.SafeUrl;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An operator's own well-known files: the document, its page beside it, and nothing outside {@code .well-known/} (9.2). */
public final class WellKnownSite implements Building {
    private static final String BELOW = ".well-known/";

    private static final String DESCRIPTOR = BELOW + "agent-descriptor.json";

    private final Output output;
    private final History history;
    private final Shelf shelf;
    private final SiteSettings settings;
    private final PageRenderer renderer = new PageRenderer();
    private final Assets assets;
    private boolean shelved;

    WellKnownSite(Path out, SiteSettings settings, Optional<Drift> drift) {
        settings.serving().mayBegin(1);
        this.history = History.in(settings.serving().history(), drift.isEmpty());
        this.output = new Output(out, BELOW, drift, history, Output.scratch(out, drift));
        this.shelf = new Shelf(new ShelfFiles.Of(output, history), BELOW + "agent-descriptors/");
        this.settings = settings;
        this.assets = new Assets(settings.theme());
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        return output.begin(now);
    }

    @Override
    public void settle() {
        output.settle();
    }

    @Override
    public void close() {
        output.close();
    }

    /** Writes the document and its page. Nothing is written where the bytes are no AgentDoc. */
    public Optional<ListingRow> agent(Bytes agentdocJson) {
        return agent(JsonDocument.read(agentdocJson), true);
    }

    /** The same; {@code listed} is whether search engines may list the page (4.2). */
    public Optional<ListingRow> agent(JsonDocument agentdocJson, boolean listed) {
        Optional<SafeUrl> canonical = settings.baseUrl().flatMap(base -> SafeUrl.parse(base + BELOW + "agentdoc/"));
        var page = new PageSettings(
                settings.words(),
                canonical,
                listed,
                assets.under("assets/"),
                Optional.of("../agentdoc.json"),
                Optional.empty(),
                settings.owners());
        return renderer.render(agentdocJson, page).map(rendered -> write(agentdocJson.bytes(), rendered));
    }

    private ListingRow write(Bytes agentdocJson, RenderedPage rendered) {
        output.assets(BELOW + "agentdoc/assets/", assets);
        output.write(BELOW + "agentdoc.json", agentdocJson);
        output.write(BELOW + "agentdoc/index.html", rendered.html());
        return rendered.row();
    }

    /**
     * Serves the current Descriptor at its own address and every version by digest (6.7), the current one first; answers
     * with what is to be said of that.
     *
     * @param at when the document beside them was assembled
     */
    public List<Remark> descriptors(List<DescriptorCopy> copies, Instant at) {
        shelved = true;
        List<Remark> remarks = shelf.put(copies, at, replaced -> {});
        List<String> current =
                copies.stream().limit(1).map(copy -> shelf.name(copy.digest())).toList();
        if (!output.among(current).isEmpty()) {
            output.write(DESCRIPTOR, copies.getFirst().bytes());
        }
        return remarks;
    }

    /** Serves a source as it was had, under its digest. */
    public void mirror(Bytes source) {
        output.write(BELOW + Mirror.name(source), source);
    }

    /** Leaves the sources where a former build served them again. */
    public void keepSources() {
        output.keepSources(BELOW + "agentdoc.json", BELOW);
    }

    @Override
    public Written finish() {
        if (!shelved) {
            shelf.keep();
            output.folder().read(DESCRIPTOR).ifPresent(standing -> output.keep(DESCRIPTOR));
        }
        var beside = new Beside(output, history);
        beside.fits(settings.serving(), Map.of());
        beside.write(settings.serving(), Set.of());
        beside.fits(settings.serving(), Map.of());
        return output.finish(() -> {});
    }
}
