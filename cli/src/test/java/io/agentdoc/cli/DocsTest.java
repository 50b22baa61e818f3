package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.cli.config.ConfigurationPage;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documentation is true: what is generated is not stale, what is linked is there, and what is typed runs. */
class DocsTest {
    private static final Path ROOT = Project.root();
    private static final Path PAGES = ROOT.resolve("docs/pages");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)]*)?\\)");
    private static final Pattern HREF = Pattern.compile("href=\"([^\"]+)\"");

    @TempDir
    Path folder;

    @Test
    void the_page_of_commands_is_what_the_commands_say() {
        same("commands.md", CommandsPage.text());
    }

    @Test
    void the_page_of_the_configuration_is_what_the_tables_say() {
        same("configuration.md", ConfigurationPage.text());
    }

    private static void same(String file, String text) {
        Path page = PAGES.resolve(file);
        try {
            if (Boolean.getBoolean("agentdoc.update")) {
                Files.writeString(page, text);
            }
            assertEquals(text, Files.readString(page), file + " is stale; run this test with -Dagentdoc.update=true");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void every_kind_of_source_has_its_place_with_what_is_taken_and_what_never_is() {
        String text = read(PAGES.resolve("kinds.md"));
        List<String> sections = Arrays.stream(text.split("\n## ", -1)).skip(1).toList();
        assertEquals(
                Stream.of(KnownKind.values()).map(KnownKind::toString).sorted().toList(),
                sections.stream()
                        .map(section -> section.lines().findFirst().orElse(""))
                        .sorted()
                        .toList());
        sections.forEach(section -> assertAll(
                section,
                () -> assertTrue(section.contains("aken: ")),
                () -> assertTrue(section.contains("\nNever: "))));
    }

    static List<Path> texts() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> examples = Files.walk(ROOT.resolve("examples"), 2);
                Stream<Path> root = Files.list(ROOT)) {
            return Stream.of(docs, examples, root)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void every_link_of_a_text_leads_somewhere(Path text) {
        LINK.matcher(read(text))
                .results()
                .filter(link -> !link.group(1).matches("[a-z]+:.*"))
                .forEach(link -> {
                    Path there = text.resolveSibling(link.group(1));
                    assertTrue(Files.exists(there), text + " links to " + link.group(1));
                    String anchor = Optional.ofNullable(link.group(2)).orElse("");
                    assertTrue(
                            anchor.isEmpty() || headings(there).contains(anchor),
                            text + " links to " + link.group(1) + anchor);
                });
    }

    /** The anchors that hosts of source code give to a text's headings. */
    private static List<String> headings(Path text) {
        return read(text)
                .lines()
                .filter(line -> line.matches("#+ .*"))
                .map(line -> "#"
                        + line.replaceFirst("#+ ", "")
                                .toLowerCase(Locale.ROOT)
                                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                                .replace(' ', '-'))
                .toList();
    }

    /** The Markdown of own pages has none, so that its bars would be printed. */
    @ParameterizedTest
    @MethodSource("pages")
    void no_page_has_a_table(Path page) {
        assertTrue(read(page).lines().noneMatch(line -> line.startsWith("|")), page.toString());
    }

    @Test
    void the_site_of_the_documentation_is_built_and_every_link_in_it_leads_somewhere() throws IOException {
        Ran built = Ran.in(
                folder, "build", ROOT.resolve("docs/agentdoc.yaml").toString(), "-o", "site", "--progress", "none");
        assertTrue(built.status() <= 1, built.err());
        for (Path page : pages()) {
            String name = page.getFileName().toString().replace(".md", "");
            assertTrue(Files.exists(folder.resolve("site/" + name + "/index.html")), name);
        }
        try (Stream<Path> files = Files.walk(folder.resolve("site"))) {
            for (Path html :
                    files.filter(file -> file.toString().endsWith(".html")).toList()) {
                linked(html);
            }
        }
    }

    /** A link leads to a file of the site, and behind a hash to an anchor that is in it. */
    private void linked(Path html) {
        HREF.matcher(read(html))
                .results()
                .map(link -> link.group(1).replace("&amp;", "&"))
                .filter(target -> !target.matches("[a-z]+:.*"))
                .forEach(target -> {
                    String file = target.replaceFirst("[?#].*", "");
                    Path there = file.startsWith("/")
                            ? folder.resolve("site" + file)
                            : file.isEmpty() ? html : html.resolveSibling(file).normalize();
                    Path page = Files.isDirectory(there) ? there.resolve("index.html") : there;
                    assertTrue(Files.exists(page), html + " links to " + target);
                    int hash = target.indexOf('#');
                    String anchor = hash < 0
                            ? ""
                            : URLDecoder.decode(target.substring(hash + 1).replace("+", "%2B"), StandardCharsets.UTF_8);
                    assertTrue(
                            anchor.isEmpty() || read(page).contains("id=\"" + anchor + "\""),
                            html + " links to " + target);
                });
    }

    static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(PAGES)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    /** Line by line, in a fresh folder that has the examples, and each ends with the status that its page says. */
    @ParameterizedTest
    @MethodSource("pages")
    void what_a_page_says_to_type_runs(Path page) throws Exception {
        List<String> lines = read(page)
                .lines()
                .filter(line -> line.startsWith("$ "))
                .map(line -> line.substring(2))
                .toList();
        try (Typing typing = new Typing(folder)) {
            for (String line : lines) {
                Typing.Typed typed = typing.type(line);
                assertEquals(typed.expected(), typed.status(), page.getFileName() + ": " + line + "\n" + typed.said());
            }
        }
        assertFalse(page.endsWith("start.md") && lines.isEmpty());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
