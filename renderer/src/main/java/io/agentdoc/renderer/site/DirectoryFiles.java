package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Pages;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** What else a directory has beside its agents' files and its lists, for whoever builds one in many processes. */
public final class DirectoryFiles {
    /** The list for programs. */
    public static final String PROGRAMS = Lists.PROGRAMS;

    public static final String FEED = Announcements.FEED;

    /** The list of everything that a build wrote. */
    public static final String MANIFEST = Manifest.NAME;

    /** The list of what unlisted agents have, which stands beside the output. */
    public static final String UNLISTED = Manifest.UNLISTED;

    public static final String SITEMAP = "sitemap.xml";

    /** How many agents a shard of the sitemap has. */
    public static final int SHARD = Sitemap.LARGEST;

    private final SiteSettings settings;
    private final Assets assets;
    private final Pages pages = new Pages();

    public DirectoryFiles(SiteSettings settings) {
        this.settings = settings;
        this.assets = new Assets(settings.theme());
    }

    /** The files that stand on no row at all. */
    public Map<String, Bytes> fixed() {
        Map<String, Bytes> files = new TreeMap<>();
        assets.files().forEach((name, bytes) -> files.put("assets/" + name, Bytes.copyOf(bytes)));
        var lists = new Lists(settings, assets);
        files.putAll(lists.fixed());
        files.putAll(new SearchFiles(settings, assets, Map.of(), pages).fixed());
        return files;
    }

    /**
     * The assembler's own document, where the site tells of one.
     *
     * @param former reads what stands under a name
     */
    public Map<String, Bytes> notice(Function<String, Optional<Bytes>> former) {
        return settings.serving()
                .assembler()
                .map(assembler ->
                        Map.of(AssemblerNotice.NAME, AssemblerNotice.of(assembler, former.apply(AssemblerNotice.NAME))))
                .orElse(Map.of());
    }

    /** The line of an agent in the list for programs. */
    public Bytes line(String slug, ListingRow row) {
        return ProgramList.line(settings, slug, row);
    }

    /** The slug of the agent whose line this is. */
    public static Optional<String> slug(Bytes line) {
        return FormerRows.slug(line);
    }

    /** An agent as the search shows it. */
    public String found(String slug, ListingRow row) {
        return pages.listed(ListPages.listing(settings.words(), "../", slug, row), settings.words());
    }

    /** The feed that tells of nothing yet, where the site has an address. */
    public Optional<FeedFile> feed() {
        return settings.baseUrl().map(base -> new FeedFile(settings, base));
    }

    /** The sitemap, where the site has an address. */
    public Optional<SitemapFiles> sitemap() {
        return settings.baseUrl().map(SitemapFiles::new);
    }

    /** What a manifest begins with, before the first name; then come the names in their order and {@link #manifestEnd}. */
    public static String manifestStart() {
        return ManifestText.start();
    }

    /** A name as a manifest lists it. */
    public static String manifestName(String name, boolean isFirst) {
        return ManifestText.name(name, isFirst);
    }

    public static String manifestEnd(boolean isEmpty) {
        return ManifestText.end(isEmpty);
    }

    /** Whether a name that a manifest lists stays below the output. */
    public static boolean isBelow(String name) {
        return Manifest.isBelow(name);
    }
}
