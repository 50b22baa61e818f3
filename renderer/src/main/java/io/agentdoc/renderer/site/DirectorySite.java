package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
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

/**
 * A directory: first each agent on its own, from any number of threads, then one pass over the rows they left.
 */
public final class DirectorySite implements Building {
    private final Output output;
    private final History history;
    private final SiteSettings settings;
    private final Slugs slugs;
    private final AgentPages pages;
    private final Assets assets;
    private final RowSet rows = new RowSet();
    private final Map<String, LeftFiles> leaving = new ConcurrentHashMap<>();
    private final Map<String, RowSet.Held> forms = new ConcurrentHashMap<>();
    private final Map<String, Replaced> replacements = new ConcurrentHashMap<>();
    private final Set<String> moved = ConcurrentHashMap.newKeySet();
    private final Set<String> shelved = ConcurrentHashMap.newKeySet();
    private Optional<FormerRows> former = Optional.empty();
    private Optional<HeldLists> lists = Optional.empty();
    private volatile boolean anew;

    DirectorySite(Path out, SiteSettings settings, Slugs slugs, Optional<Drift> drift) {
        settings.serving().mayBegin(slugs.all().size());
        this.history = History.in(settings.serving().history(), drift.isEmpty());
        this.output = new Output(out, "", drift, history);
        this.settings = settings;
        this.assets = new Assets(settings.theme());
        this.pages = new AgentPages(settings, assets);
        this.slugs = slugs;
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        Optional<Instant> since = output.begin(now);
        output.noted().forEach(this::news);
        anew = since.isPresent();
        return since;
    }

    private synchronized FormerRows former() {
        if (former.isEmpty()) {
            former = Optional.of(FormerRows.read(
                    history.read(Lists.PROGRAMS).or(() -> output.folder().read(Lists.PROGRAMS))));
        }
        return former.get();
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
                moved.add(slugs.get(id));
            }
            files(slugs.get(id)).write(document(id), agentdocJson.bytes());
            files(slugs.get(id)).write(page(id), rendered.html());
            list(id, rendered.row(), listed);
            return rendered.row();
        });
    }

    /** Leaves the entry as a former build wrote it, and lists it as that did. Answers whether there was one. */
    public boolean keep(String id) {
        boolean listed = former().lists(slugs.get(id));
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
            rows.make(slugs.get(id), row, form);
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
        shelved.add(slug);
        held.row().ifPresentOrElse(row -> rows.hold(slug, row), () -> quiet(id));
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
        return new Shelf(files(slug), "descriptors/" + slug + "/");
    }

    /** Serves a source of the entry as it was had, under its digest. */
    public void mirror(String id, Bytes source) {
        files(slugs.get(id)).write(Mirror.name(source), source);
    }

    /** Writes what stands on all the rows, and removes what is no longer produced. */
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
        Map<String, ListingRow> all = rows.all(settings.words());
        Map<String, Bytes> wanted = new TreeMap<>(new Lists(settings, assets, all).files());
        new Beside(output, history).fits(settings.serving(), wanted);
        Bytes programs = Objects.requireNonNull(wanted.remove(Lists.PROGRAMS));
        wanted.forEach(files::write);
        new Announcements(settings, former(), all, replacements, moved).write(output, files);
        lists = Optional.of(new HeldLists(inputs, files));
        return end(Map.of(Lists.PROGRAMS, programs), () -> programs(programs, files));
    }

    private Written end(Map<String, Bytes> toCome, Runnable last) {
        slugs.all().stream()
                .filter(slug -> !shelved.contains(slug))
                .forEach(slug -> shelf(slug).keep());
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
        wanted.forEach((name, bytes) -> {
            if (!output.has(name)) {
                output.write(name, bytes);
            }
        });
    }

    /** The next build tells what is new by this list, so that it is written after everything that was told by the last. */
    private static void programs(Bytes list, LeftFiles files) {
        files.write(Lists.PROGRAMS, list);
        files.remember(Lists.PROGRAMS, list);
    }
}
