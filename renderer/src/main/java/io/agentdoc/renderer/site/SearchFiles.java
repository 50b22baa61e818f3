package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.search.IndexWriter;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.page.SearchPage;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Heading;
import io.agentdoc.templates.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** The search: its page, its script, and the index that it reads file by file. */
final class SearchFiles {
    static final String PAGE = "search/index.html";

    private final SiteSettings settings;
    private final Assets assets;
    private final Map<String, ListingRow> rows;
    private final Pages pages;

    SearchFiles(SiteSettings settings, Assets assets, Map<String, ListingRow> rows, Pages pages) {
        this.settings = settings;
        this.assets = assets;
        this.rows = rows;
        this.pages = pages;
    }

    /** Its page and its script, which know no agent. */
    Map<String, Bytes> fixed() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        Words words = settings.words();
        var frame = new Frame(
                words,
                words.say(Heading.SEARCH),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                assets.under("../assets/"),
                Optional.of(new Home("../index.html", Theirs.words(settings.title()))),
                settings.owners());
        String script = "../assets/" + assets.search().getKey();
        files.put(PAGE, Bytes.own(pages.search(new SearchPage(frame, script, "../" + FacetLists.OVERVIEW))));
        files.put(
                "assets/" + assets.search().getKey(), Bytes.own(assets.search().getValue()));
        return files;
    }

    /** All of it, where all rows are at hand. */
    Map<String, Bytes> files() {
        Map<String, Bytes> files = fixed();
        IndexWriter index = index(Scratch.none(), files::put);
        rows.forEach((slug, row) -> add(index, slug, row));
        index.end();
        return files;
    }

    /** The index, an agent after another in the order of their slugs. */
    IndexWriter index(Scratch scratch, BiConsumer<String, Bytes> out) {
        return new IndexWriter(scratch, (name, bytes) -> out.accept("search/" + name, bytes));
    }

    void add(IndexWriter index, String slug, ListingRow row) {
        Words words = settings.words();
        index.add(row.findable(), pages.listed(ListPages.listing(words, "../", slug, row), words));
    }
}
