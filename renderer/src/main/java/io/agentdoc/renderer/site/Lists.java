package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.LetterLink;
import io.agentdoc.templates.page.NotFoundPage;
import io.agentdoc.templates.page.OwnPage;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Heading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What lists begin with, and the files that stand on no row: the owner's pages, the page of an unknown address. */
final class Lists {
    /** The list for programs, a line an agent. */
    static final String PROGRAMS = "agents.jsonl";

    private final SiteSettings settings;
    private final Assets assets;
    private final Pages pages = new Pages();

    Lists(SiteSettings settings, Assets assets) {
        this.settings = settings;
        this.assets = assets;
    }

    /** What the owner's own pages say, of which lists show the way to each. */
    static String owners(SiteSettings settings) {
        return settings.serving()
                .pages()
                .map(OwnPages::new)
                .map(owners -> owners.pages().toString())
                .orElse("");
    }

    /** The front page, with the ways that lead on from it. */
    static ListPages.Place front(SiteSettings settings) {
        List<LetterLink> ways = new ArrayList<>();
        ways.add(new LetterLink(settings.words().say(Heading.BROWSE), FacetLists.OVERVIEW));
        settings.serving().pages().map(OwnPages::new).ifPresent(owners -> ways.addAll(owners.links("")));
        return new ListPages.Place("", "by/name/", Theirs.words(settings.title()), ways);
    }

    /** Those that stand on no row: the owner's pages, and what a host looks for. */
    Map<String, Bytes> fixed() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        settings.serving()
                .pages()
                .map(OwnPages::new)
                .ifPresent(owners ->
                        owners.pages().forEach(page -> files.put(page.folder() + "/index.html", own(owners, page))));
        files.put("404.html", notFound());
        files.put(".nojekyll", Bytes.empty());
        return files;
    }

    private Bytes own(OwnPages owners, OwnPages.Page page) {
        var frame = new Frame(
                settings.words(),
                Theirs.title(page.title()),
                Optional.empty(),
                settings.baseUrl().flatMap(base -> SafeUrl.parse(base + page.folder() + "/")),
                Optional.empty(),
                true,
                assets.under("../assets/"),
                Optional.of(new Home("../index.html", Theirs.words(settings.title()))),
                settings.owners());
        return Bytes.own(pages.own(new OwnPage(frame, Ours.words(page.title()), page.text(), owners.links("../"))));
    }

    /** A host shows this page under any address, so it finds its style by the site's own address where it has one. */
    private Bytes notFound() {
        String root = settings.baseUrl().flatMap(Lists::path).orElse("/");
        var frame = new Frame(
                settings.words(),
                settings.words().say(Heading.NOT_FOUND),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                assets.under(root + "assets/"),
                Optional.of(new Home(root, Theirs.words(settings.title()))),
                settings.owners());
        return Bytes.own(pages.notFound(new NotFoundPage(frame)));
    }

    private static Optional<String> path(String baseUrl) {
        return SafeUrl.parse(baseUrl).map(url -> {
            int host = url.href().indexOf("//") + 2;
            int path = url.href().indexOf('/', host);
            return path < 0 ? "/" : url.href().substring(path);
        });
    }
}
