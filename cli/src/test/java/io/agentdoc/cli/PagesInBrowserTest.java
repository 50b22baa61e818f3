package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.testing.Browser;
import io.agentdoc.testing.Browser.Picture;
import io.agentdoc.testing.Browser.State;
import io.agentdoc.testing.Pictures;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page of the examples, in a browser and under the policy that the pages are served with. */
class PagesInBrowserTest {
    private static final String AT = "2026-11-01T00:00:00Z";
    private static final Path EXAMPLES = Project.root().resolve("examples");
    private static final List<State> OTHERS = List.of(State.DARK, State.FORCED, State.ZOOMED);

    /** A page of each kind; of agents those that have most of the parts there are, each state of which is on the sheet too. */
    private static final List<String> ONE_OF_EACH = List.of(
            "404.html",
            "agents/broken-lists/index.html",
            "agents/careless-clerk/index.html",
            "agents/clause-reviewer/index.html",
            "agents/nameless/index.html",
            "agents/pond-minutes/index.html",
            "agents/repository-changer/index.html",
            "agents/visitor-k/index.html",
            "by/index.html",
            "by/scope/not-stated/index.html",
            "index.html",
            "search/index.html");

    @TempDir
    static Path work;

    @BeforeAll
    static void build() throws IOException {
        for (String example : List.of("directory", "operator")) {
            build(EXAMPLES.resolve(example), example);
            build(inArabic(example), "right-to-left/" + example);
        }
        Ran ran = Ran.in(
                work,
                "package",
                EXAMPLES.resolve("repository").toString(),
                "-o",
                work.resolve("package.json").toString(),
                "--page",
                work.resolve("all/package").toString());
        assertEquals(0, ran.status(), ran.err());
    }

    private static void build(Path example, String site) {
        Ran ran = Ran.in(
                work,
                "build",
                example.resolve("agentdoc.yaml").toString(),
                "--at",
                AT,
                "-o",
                work.resolve("all").resolve(site).toString(),
                "--cache",
                work.resolve("cache").toString(),
                "--progress",
                "none");
        assertTrue(ran.status() <= 1, ran.err());
    }

    /** The same example with pages that are read from the right. */
    private static Path inArabic(String example) throws IOException {
        Path copy = work.resolve("arabic").resolve(example);
        try (Stream<Path> files = Files.walk(EXAMPLES.resolve(example))) {
            for (Path file : files.toList()) {
                Path to =
                        copy.resolve(EXAMPLES.resolve(example).relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
        Path configuration = copy.resolve("agentdoc.yaml");
        String yaml = Files.readString(configuration);
        assertTrue(yaml.contains("\n  language: en\n"), yaml);
        Files.writeString(configuration, yaml.replace("\n  language: en\n", "\n  language: ar\n"));
        return copy;
    }

    private static List<String> pages(String site) {
        return Browser.pagesBelow(work.resolve("all").resolve(site));
    }

    private static PreviewServer served(String site) throws IOException {
        return PreviewServer.serve(work.resolve("all").resolve(site), 0);
    }

    @ParameterizedTest
    @CsvSource({"directory, 45", "operator, 1", "package, 1"})
    void everybody_can_read_every_agent_and_every_kind_of_list(String site, int least) throws IOException {
        List<String> pages = oneOfEachFacet(site);
        assertTrue(pages.size() >= least, pages.toString());
        try (var server = served(site)) {
            var seen = Browser.audit(server.address(), pages, List.of(State.LIGHT));
            assertEquals(new Browser.Seen(List.of(), pages.size()), seen);
        }
    }

    @Test
    void everybody_can_read_whole_pages_from_the_right() throws IOException {
        try (var server = served("right-to-left/directory")) {
            var seen = Browser.audit(server.address(), ONE_OF_EACH, List.of(State.LIGHT));
            assertEquals(new Browser.Seen(List.of(), ONE_OF_EACH.size()), seen);
        }
    }

    /** The lists by one value differ from each other in their rows alone: one of each facet stands for them here. */
    private static List<String> oneOfEachFacet(String site) {
        return pages(site).stream()
                .filter(page -> !page.matches("by/.+/.+/.+") || page.contains("/not-stated/"))
                .toList();
    }

    /** What somebody writes decides what has room, so that every page is looked at where there is little. */
    @ParameterizedTest
    @CsvSource({"directory, 45", "operator, 1", "package, 1", "right-to-left/directory, 45", "right-to-left/operator, 1"
    })
    void everybody_can_read_them_in_little_room(String site, int least) throws IOException {
        List<String> pages = oneOfEachFacet(site);
        assertTrue(pages.size() >= least, pages.toString());
        try (var server = served(site)) {
            var seen = Browser.looks(server.address(), pages, List.of(State.NARROW));
            assertEquals(new Browser.Seen(List.of(), pages.size()), seen);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"directory", "operator", "package"})
    void everybody_can_read_them_in_the_dark_in_few_colours_and_enlarged(String site) throws IOException {
        List<String> pages = site.equals("directory") ? ONE_OF_EACH : pages(site);
        try (var server = served(site)) {
            var seen = Browser.looks(server.address(), pages, OTHERS);
            assertEquals(new Browser.Seen(List.of(), pages.size() * OTHERS.size()), seen);
        }
    }

    @Test
    void the_keyboard_reaches_everything() throws IOException {
        List<String> pages = List.of(
                "directory/index.html",
                "directory/by/index.html",
                "directory/by/scope/open-ended/index.html",
                "directory/search/index.html",
                "directory/agents/clause-reviewer/index.html",
                "operator/.well-known/agentdoc/index.html");
        try (var server = served("")) {
            var seen = Browser.keyboard(server.address(), pages, List.of(State.LIGHT));
            assertEquals(List.of(), seen.findings());
            assertTrue(seen.looked() >= 5 * pages.size(), seen.toString());
        }
    }

    @Test
    void the_markup_is_sound() {
        List<String> pages = pages("");
        assertTrue(pages.size() >= 190, pages.toString());
        assertEquals(
                List.of(),
                Browser.markupErrors(
                        pages.stream().map(work.resolve("all")::resolve).toList()));
    }

    @Test
    void the_directory_and_the_operator_s_page_look_as_somebody_approved_them() throws IOException {
        var pictures = new Pictures(
                Project.root().resolve("cli/src/test/resources/pictures"),
                Project.root().resolve("cli/target/pictures"));
        try (var server = PreviewServer.serve(work.resolve("all"), 0)) {
            assertEquals(
                    List.of(),
                    pictures.others(
                            server.address(),
                            Stream.of("directory/", "operator/.well-known/agentdoc/")
                                    .flatMap(PagesInBrowserTest::pictures)
                                    .toList()));
        }
    }

    private static Stream<Picture> pictures(String page) {
        String name = page.substring(0, page.indexOf('/'));
        Stream<Picture> states = Stream.of(State.LIGHT, State.DARK, State.NARROW, State.PRINT)
                .map(state -> new Picture(
                        page, state, 3_000, name + "-" + state.name().toLowerCase(Locale.ROOT)));
        var other = new Picture("right-to-left/" + page, State.LIGHT, 3_000, name + "-right-to-left");
        return Stream.concat(states, Stream.of(other));
    }
}
