package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RenderedPage;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import io.agentdoc.templates.page.Assets;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A directory: first each agent on its own, from any number of threads, then one pass over the rows they left.
 */
public final class DirectorySite implements Building {
    private static final Bytes SHELVED = Bytes.utf8("shelved");

    private final Output output;
    private final History history;
    private final SiteSettings settings;
    private final Slugs slugs;
    private final AgentPages pages;
    private final Assets assets;
    private final RowSet rows;
    private final News news;
    private final SortedSpill shelves;
    private final FormerRows former;
    private final Map<String, LeftFiles> leaving = new ConcurrentHashMap<>();
    private final Map<String, RowSet.Held> forms = new ConcurrentHashMap<>();
    private Optional<HeldLists> lists = Optional.empty();
    private volatile boolean anew;

    /** @param scratch where that lies which does not fit into memory; closed with this */
    DirectorySite(Path out, SiteSettings settings, Iterable<String> ids, Optional<Drift> drift, Scratch scratch) {
        this.slugs = Slugs.of(ids, scratch);
        settings.serving().mayBegin(slugs.count());
        this.history = History.in(settings.serving().history(), drift.isEmpty());
        this.output = new Output(out, "", drift, history, scratch);
        this.settings = settings;
        this.assets = new Assets(settings.theme());
        this.pages = new AgentPages(settings, assets);
        this.rows = new RowSet(scratch, settings.words());
        this.news = new News(scratch);
        this.shelves = scratch.sorted();
        this.former = new FormerRows(
                () -> history.open(Lists.PROGRAMS).or(() -> output.folder().open(Lists.PROGRAMS)));
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        Optional<Instant> since = output.begin(now);
        output.noted(news::replaced);
        anew = since.isPresent();
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
        return agent(id, JsonDocument.read(agentdocJson), true);
    }

    /**
     * The same.
     *
     * @param listed whether it may stand in lists; an unlisted agent has its page, at its address and nowhere else (4.2)
     */
    public Optional<ListingRow> agent(String id, JsonDocument agentdocJson, boolean listed) {
        return render(id, agentdocJson, listed).map(rendered -> {
            if (FactsMoved.between(output.folder().read(document(id)), agentdocJson)) {
                news.moved(slugs.get(id));
            }
            files(slugs.get(id)).write(document(id), agentdocJson.bytes());
            files(slugs.get(id)).write(page(id), rendered.html());
            list(id, rendered.row(), listed);
            return rendered.row();
        });
    }

    /** Leaves the entry as a former build wrote it, and lists it as that did. Answers whether there was one. */
    public boolean keep(String id) {
        boolean listed = former.lists(slugs.get(id));
        Optional<RenderedPage> standing =
                output.folder().read(document(id)).flatMap(json -> render(id, JsonDocument.read(json), listed));
        standing.ifPresent(rendered -> {
            output.keep(document(id));
            output.write(page(id), rendered.html());
            list(id, rendered.row(), listed);
            forms.remove(slugs.get(id));
        });
        return standing.isPresent();
    }

    /** Leaves the sources of an entry where a former build served them again. */
    public void keepSources(String id) {
        output.keepSources(document(id), "");
    }

    private void list(String id, ListingRow row, boolean listed) {
        anew = true;
        if (listed) {
            RowSet.Held form = RowSet.Held.of(row);
            forms.put(slugs.get(id), form);
            rows.add(slugs.get(id), form);
        } else {
            quiet(id);
        }
    }

    private void quiet(String id) {
        String slug = slugs.get(id);
        output.quiet(document(id));
        output.quiet("agents/" + slug + "/");
        output.quiet("descriptors/" + slug + "/");
    }

    private LeftFiles files(String slug) {
        return leaving.computeIfAbsent(slug, agent -> new LeftFiles(output, history));
    }

    /** What is left of an entry that was written, for {@link #hold} of the next build; asked once, when it is whole. */
    public Optional<Bytes> left(String id) {
        String slug = slugs.get(id);
        Optional<RowSet.Held> form = Optional.ofNullable(forms.remove(slug));
        return Optional.ofNullable(leaving.remove(slug)).map(files -> new HeldAgent(slug, form, files).bytes());
    }

    /** Leaves an entry as a former build left it, where every file of it still is; answers whether that is so. */
    public boolean hold(String id, Bytes left) {
        HeldAgent held = HeldAgent.read(left, new LeftFiles(output, history));
        String slug = slugs.get(id);
        if (!held.slug().equals(slug) || !held.files().keep()) {
            return false;
        }
        shelved(slug);
        held.row().ifPresentOrElse(row -> rows.add(slug, row), () -> quiet(id));
        return true;
    }

    /** What is left of all that stands on all agents together, once it is finished. */
    public Optional<Bytes> leftLists() {
        return lists.map(HeldLists::bytes);
    }

    /** Tells what a former build left of that, so that it may stay where nothing changed. */
    public void holdLists(Bytes left) {
        lists = Optional.of(HeldLists.read(left, new LeftFiles(output, history)));
    }

    private Optional<RenderedPage> render(String id, JsonDocument agentdocJson, boolean listed) {
        return pages.render(slugs.get(id), agentdocJson, listed);
    }

    /**
     * Serves the entry's Descriptors by digest, the current one first; answers with what is to be said of that.
     *
     * @param at when the document beside them was assembled
     */
    public List<Remark> descriptors(String id, List<DescriptorCopy> copies, Instant at) {
        shelved(slugs.get(id));
        return shelf(slugs.get(id), files(slugs.get(id)))
                .put(copies, at, replaced -> replaced(slugs.get(id), replaced));
    }

    /** Noted before it is to be seen, since the shelf alone will not tell it to whoever goes on with a stopped build. */
    private void replaced(String slug, Replaced replaced) {
        output.note(slug, replaced);
        news.replaced(slug, replaced);
    }

    private void shelved(String slug) {
        shelves.add(slug, SHELVED);
    }

    private static Shelf shelf(String slug, LeftFiles files) {
        return new Shelf(files, "descriptors/" + slug + "/");
    }

    /** Serves a source of the entry as it was had, under its digest. */
    public void mirror(String id, Bytes source) {
        files(slugs.get(id)).write(Mirror.name(source), source);
    }

    /**
     * Writes what stands on all the rows, and removes what is no longer produced.
     *
     * <p>The next build tells what is new by the list for programs, so that it is written after everything that was told by
     * the last.
     */
    @Override
    public Written finish() {
        output.assets("assets/", assets);
        Digest of = rows.digest(stale -> Announcements.isOldView(settings, stale));
        Digest inputs = Digest.of(Bytes.utf8(of + "\n" + Lists.owners(settings)));
        if (!anew
                && lists.filter(held -> held.of().equals(inputs) && held.files().keep())
                        .isPresent()) {
            return end(Map.of(), () -> {});
        }
        LeftFiles files = new LeftFiles(output, history);
        DirectoryPass pass = new DirectoryPass(settings, assets, rows, output.scratch());
        if (settings.serving().host().hasLimits()) {
            new Beside(output, history).fits(settings.serving(), pass.sizes());
        }
        Announcements announcements = new Announcements(
                settings,
                former.isThere() ? Optional.of(former.telling(output.scratch())) : Optional.empty(),
                news.telling(),
                files::write);
        DirectoryPass.Programs programs =
                pass.make(files::write, agent -> announcements.add(agent.slug(), agent.row()));
        announcements.end(output.folder().read(Announcements.FEED), files::write);
        lists = Optional.of(new HeldLists(inputs, files));
        return end(Map.of(Lists.PROGRAMS, programs.size()), () -> files.leave(Lists.PROGRAMS, programs));
    }

    private Written end(Map<String, Long> toCome, Runnable last) {
        slugs.forEach(slug -> shelves.add(slug, Bytes.empty()));
        for (Sorted sorted = shelves.read(); sorted.hasNext(); ) {
            List<SortedSpill.Entry> shelf = sorted.group();
            if (shelf.stream().noneMatch(entry -> entry.value().equals(SHELVED))) {
                shelf(shelf.getFirst().key(), new LeftFiles(output, history)).keep();
            }
        }
        var beside = new Beside(output, history);
        beside.write(settings.serving(), toCome.keySet());
        forHost();
        beside.fits(settings.serving(), toCome);
        return output.finish(last);
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
        Set<String> there = output.among(wanted.keySet());
        wanted.forEach((name, bytes) -> {
            if (!there.contains(name)) {
                output.write(name, bytes);
            }
        });
    }
}
