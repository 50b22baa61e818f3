package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.templates.page.Assets;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * A directory: first each agent on its own, from any number of threads, then one pass over the rows they left.
 */
public final class DirectorySite implements Building {
    private final Output output;
    private final History history;
    private final FormerRows former;
    private final SiteSettings settings;
    private final Slugs slugs;
    private final AgentPages pages;
    private final Assets assets;
    private final Map<String, ListingRow> rows = new ConcurrentSkipListMap<>();
    private final Map<String, Replaced> replacements = new ConcurrentHashMap<>();
    private final Set<String> moved = ConcurrentHashMap.newKeySet();
    private final Set<String> shelved = ConcurrentHashMap.newKeySet();

    DirectorySite(Path out, SiteSettings settings, Slugs slugs, Optional<Drift> drift) {
        settings.serving().host().entries(slugs.all().size());
        this.history = History.in(settings.serving().history(), drift.isEmpty());
        this.output = new Output(out, "", drift, history);
        this.former = FormerRows.read(
                history.read(Lists.PROGRAMS).or(() -> output.folder().read(Lists.PROGRAMS)));
        this.settings = settings;
        this.assets = new Assets(settings.theme());
        this.pages = new AgentPages(settings, assets);
        this.slugs = slugs;
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        Optional<Instant> since = output.begin(now);
        output.noted().forEach(this::news);
        return since;
    }

    @Override
    public void settle() {
        output.settle();
    }

    @Override
    public void close() {
        output.close();
    }

    /** Where the entry's document stands, relative to the output. */
    public String document(String id) {
        return AgentPages.document(slugs.get(id));
    }

    /** Where the entry's page stands, relative to the output. */
    public String page(String id) {
        return AgentPages.page(slugs.get(id));
    }

    /** Writes the entry's document and page, and lists it. Nothing is written where the bytes are no AgentDoc. */
    public Optional<ListingRow> agent(String id, Bytes agentdocJson) {
        return agent(id, agentdocJson, true);
    }

    /**
     * The same.
     *
     * @param listed whether it may stand in lists; an unlisted agent has its page, at its address and nowhere else (4.2)
     */
    public Optional<ListingRow> agent(String id, Bytes agentdocJson, boolean listed) {
        return render(id, agentdocJson, listed).map(rendered -> {
            if (FactsMoved.between(output.folder().read(document(id)), agentdocJson)) {
                moved.add(slugs.get(id));
            }
            output.write(document(id), agentdocJson);
            output.write(page(id), rendered.html());
            list(id, rendered.row(), listed);
            return rendered.row();
        });
    }

    /** Leaves the entry as a former build wrote it, and lists it as that did. Answers whether there was one. */
    public boolean keep(String id) {
        boolean listed = former.lists(slugs.get(id));
        Optional<RenderedPage> standing = output.folder().read(document(id)).flatMap(json -> render(id, json, listed));
        standing.ifPresent(rendered -> {
            output.keep(document(id));
            output.write(page(id), rendered.html());
            list(id, rendered.row(), listed);
        });
        return standing.isPresent();
    }

    private void list(String id, ListingRow row, boolean listed) {
        String slug = slugs.get(id);
        if (listed) {
            rows.put(slug, row);
        } else {
            output.quiet(document(id));
            output.quiet("agents/" + slug + "/");
            output.quiet("descriptors/" + slug + "/");
        }
    }

    private Optional<RenderedPage> render(String id, Bytes agentdocJson, boolean listed) {
        return pages.render(slugs.get(id), agentdocJson, listed);
    }

    /**
     * Serves the entry's Descriptors by digest, the current one first; answers with what is to be said of that.
     *
     * @param at when the document beside them was assembled
     */
    public List<Remark> descriptors(String id, List<DescriptorCopy> copies, Instant at) {
        shelved.add(slugs.get(id));
        return shelf(slugs.get(id)).put(copies, at, replaced -> replaced(slugs.get(id), replaced));
    }

    /** Noted before it is to be seen, since the shelf alone will not tell it to whoever goes on with a stopped build. */
    private void replaced(String slug, Replaced replaced) {
        output.note(slug, replaced);
        news(slug, replaced);
    }

    private void news(String slug, Replaced replaced) {
        replacements.merge(slug, replaced, Replaced::then);
    }

    private Shelf shelf(String slug) {
        return new Shelf(new ShelfFiles.Of(output, history), "descriptors/" + slug + "/");
    }

    /** Serves a source as it was had, under its digest. */
    public void mirror(Bytes source) {
        output.write(Mirror.name(source), source);
    }

    /** Writes what stands on all the rows, and removes what is no longer produced. */
    @Override
    public Written finish() {
        output.assets("assets/", assets);
        Map<String, Bytes> lists = new TreeMap<>(new Lists(settings, assets, rows).files());
        var beside = new Beside(output, history);
        beside.fits(settings.serving(), lists);
        Bytes programs = Objects.requireNonNull(lists.remove(Lists.PROGRAMS));
        lists.forEach(output::write);
        new Announcements(settings, former, rows, replacements, moved).write(output);
        slugs.all().stream()
                .filter(slug -> !shelved.contains(slug))
                .forEach(slug -> shelf(slug).keep());
        beside.write(settings.serving(), Set.of(Lists.PROGRAMS));
        forHost();
        beside.fits(settings.serving(), Map.of(Lists.PROGRAMS, programs));
        return output.finish(() -> programs(programs));
    }

    /** What the host looks for at the root, where the owner did not see to it. */
    private void forHost() {
        Host host = settings.serving().host();
        Map<String, Bytes> wanted = new TreeMap<>();
        if (host.readsHeaders()) {
            wanted.put(Hosting.HEADERS, Hosting.of(Hosting.HEADERS));
        }
        if (host == Host.GITHUB_PAGES) {
            settings.baseUrl()
                    .flatMap(url -> Optional.ofNullable(URI.create(url).getHost()))
                    .filter(name -> !name.endsWith(".github.io"))
                    .ifPresent(name -> wanted.put("CNAME", Bytes.utf8(name + "\n")));
        }
        wanted.forEach((name, bytes) -> {
            if (!output.has(name)) {
                output.write(name, bytes);
            }
        });
    }

    /** The next build tells what is new by this list, so that it is written after everything that was told by the last. */
    private void programs(Bytes list) {
        output.write(Lists.PROGRAMS, list);
        history.write(Lists.PROGRAMS, list);
    }
}
