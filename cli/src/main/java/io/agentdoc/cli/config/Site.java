package io.agentdoc.cli.config;

import java.net.URI;
import java.util.List;
import java.util.Optional;

/** What the published site looks like and where it will stand. */
public record Site(
        Layout layout,
        String title,
        Optional<URI> baseUrl,
        String language,
        Target target,
        Optional<FileRef> files,
        Optional<FileRef> pages,
        Optional<FileRef> theme,
        Optional<FileRef> header,
        Optional<FileRef> footer,
        Optional<FileRef> history,
        boolean mirrorSources) {
    static final Key<Layout> LAYOUT = Key.of(
                    "layout",
                    Forms.word(Layout.class),
                    "directory for a site of many agents, well-known for the one agent of a host.")
            .or(Layout.DIRECTORY);
    static final Key<String> TITLE = Key.of(
                    "title", Forms.line("a text", "Example directory"), "The site's name, on every page.")
            .or("AgentDocs");
    static final Key<URI> BASE_URL = Key.of(
            "base_url",
            NetForms.siteUrl(),
            "The address that the site will stand at; sitemap, feed and canonical links need it.");
    static final Key<String> LANGUAGE = Key.of(
                    "language", LanguageForm.of(), "The language of the site's own words, as BCP 47 names it.")
            .or("en");
    static final Key<Target> TARGET = Key.of(
                    "target", Forms.word(Target.class), "The host that the output is shaped and checked for.")
            .or(Target.PLAIN);
    static final Key<FileRef> STATIC = Key.of(
            "static",
            FileForms.directory("static/"),
            "A directory whose files are copied as they are; none may stand where a file of ours does.");
    static final Key<FileRef> PAGES =
            Key.of("pages", FileForms.directory("pages/"), "A directory of the owner's own pages in Markdown.");
    static final Key<FileRef> THEME =
            Key.of("theme", FileForms.file("theme.css"), "A style sheet that sets variables and nothing else.");
    static final Key<FileRef> HEADER =
            Key.of("header", FileForms.file("header.md"), "What the owner says at the top of every page, in Markdown.");
    static final Key<FileRef> FOOTER = Key.of(
            "footer", FileForms.file("footer.md"), "What the owner says at the bottom of every page, in Markdown.");
    static final Key<FileRef> HISTORY = Key.of(
            "history",
            FileForms.futureDirectory("history/"),
            "A directory, meant to be committed, that holds every Descriptor ever served and the last listing.");
    static final Key<Boolean> MIRROR_SOURCES = Key.of(
                    "mirror_sources",
                    Forms.flag(),
                    "Whether Descriptors, public cards and registrations are published beside the documents.")
            .or(false);

    static final Table<Site> TABLE = new Table<>(
            List.of(
                    LAYOUT,
                    TITLE,
                    BASE_URL,
                    LANGUAGE,
                    TARGET,
                    STATIC,
                    PAGES,
                    THEME,
                    HEADER,
                    FOOTER,
                    HISTORY,
                    MIRROR_SOURCES),
            List.of(Site::standsAtTheRoot),
            Site::of);

    private static void standsAtTheRoot(Block block, Reading reading) {
        boolean wellKnown = block.get(LAYOUT).equals(Optional.of(Layout.WELL_KNOWN));
        String path = block.get(BASE_URL).map(URI::getRawPath).orElse("");
        if (wellKnown && !path.isEmpty() && !path.equals("/")) {
            reading.fault(
                    block.placeOf(BASE_URL),
                    "site.base_url has a path, and /.well-known stands at a host's root; remove the path, or type"
                            + " layout: directory.");
        }
    }

    private static Site of(Block block) {
        return new Site(
                block.value(LAYOUT),
                block.value(TITLE),
                block.get(BASE_URL),
                block.value(LANGUAGE),
                block.value(TARGET),
                block.get(STATIC),
                block.get(PAGES),
                block.get(THEME),
                block.get(HEADER),
                block.get(FOOTER),
                block.get(HISTORY),
                block.value(MIRROR_SOURCES));
    }
}
