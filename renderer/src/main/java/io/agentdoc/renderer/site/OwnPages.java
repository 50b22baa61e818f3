package io.agentdoc.renderer.site;

import io.agentdoc.templates.page.LetterLink;
import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.PageLink;
import io.agentdoc.templates.safe.SafeHtml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The owner's own pages: Markdown files that begin with their title and their place among the others.
 *
 * <p>They say what their owner says, apart from everything that is said of agents.
 */
final class OwnPages {
    private static final String FENCE = "---";
    private static final Pattern LINE = Pattern.compile("(title|order)\\s*:\\s*(.+?)\\s*");
    private static final Set<String> TAKEN =
            Set.of("agents", "assets", "by", "descriptors", "search", "sitemap", "sources");

    private final List<Page> pages = new ArrayList<>();

    /** One page; {@code folder} is where it stands in the site. */
    record Page(String folder, String title, int order, SafeHtml text) {}

    OwnPages(Path folder) {
        try (var files = Files.newDirectoryStream(folder, "*.md")) {
            for (Path file : files) {
                if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                    pages.add(page(file, Files.readString(file)));
                }
            }
        } catch (IOException e) {
            throw new OutputFault("cannot read the folder of site.pages: " + e.getMessage(), e);
        }
        pages.sort(Comparator.comparingInt(Page::order).thenComparing(Page::folder));
    }

    List<Page> pages() {
        return List.copyOf(pages);
    }

    /** Links to them, from a page that sees the site's front there. */
    List<LetterLink> links(String up) {
        return pages.stream()
                .map(page -> new LetterLink(Ours.words(page.title()), up + page.folder() + "/index.html"))
                .toList();
    }

    private static Page page(Path file, String markdown) {
        List<String> lines = markdown.lines().toList();
        int end = lines.isEmpty() || !lines.getFirst().equals(FENCE)
                ? -1
                : lines.subList(1, lines.size()).indexOf(FENCE);
        if (end < 0) {
            throw new OutputFault(file + " has to begin with a line ---, a line such as title: About, and a line ---");
        }
        String title = "";
        int order = Integer.MAX_VALUE;
        for (String line : lines.subList(1, end + 1)) {
            Matcher said = LINE.matcher(line);
            if (!said.matches()) {
                throw new OutputFault(file + " may say title and order before its text, and not: " + line);
            }
            if (said.group(1).equals("title")) {
                title = said.group(2);
            } else {
                order = order(file, said.group(2));
            }
        }
        if (title.isEmpty()) {
            throw new OutputFault(file + " does not say its title; give it a line such as title: About");
        }
        return new Page(
                folder(file), title, order, html(file, String.join("\n", lines.subList(end + 2, lines.size()))));
    }

    private static int order(Path file, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            throw new OutputFault(file + " says order: " + text + ", which is no whole number", none);
        }
    }

    private static String folder(Path file) {
        String name = String.valueOf(file.getFileName());
        String slug = Slugs.one(name.substring(0, name.length() - ".md".length()));
        if (TAKEN.contains(slug)) {
            throw new OutputFault(file + " would stand at " + slug + "/, which is ours; give it another name");
        }
        return slug;
    }

    private static SafeHtml html(Path file, String markdown) {
        Markdown reading = new Markdown();
        SafeHtml html = reading.render(markdown)
                .orElseThrow(() -> new OutputFault(
                        file + " cannot be made a page: it is empty, too long, or too deep in lists, quotes or marks"));
        reading.lost(markdown, link -> isThere(file, link)).ifPresent(lost -> {
            throw new OutputFault(file + " " + lost);
        });
        return html;
    }

    private static boolean isThere(Path file, PageLink link) {
        return Files.isRegularFile(file.resolveSibling(link.page() + ".md"), LinkOption.NOFOLLOW_LINKS);
    }
}
