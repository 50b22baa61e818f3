package io.agentdoc.templates.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Browser;
import io.agentdoc.testing.Browser.Picture;
import io.agentdoc.testing.Browser.State;
import io.agentdoc.testing.Pictures;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every state of every part, on one page in each language, and a page of every other template: the sheet. */
class SheetTest {
    private static final Path OUT = Path.of("target", "sheet").toAbsolutePath();
    private static final List<State> SCREENS =
            List.of(State.LIGHT, State.DARK, State.FORCED, State.NARROW, State.ZOOMED);

    private static final int WHOLE = 30_000;

    private static HttpServer server;

    @BeforeAll
    static void write() throws IOException {
        for (String language : List.of("en", "de", "ar", "ja")) {
            for (var page :
                    new SpecimenPages(Words.in(language).orElseThrow()).files().entrySet()) {
                write(language + "/" + page.getKey() + ".html", page.getValue());
            }
            for (var file : new Assets().files().entrySet()) {
                write(language + "/assets/" + file.getKey(), file.getValue());
            }
            write(
                    language + "/assets/" + new Assets().search().getKey(),
                    new Assets().search().getValue());
        }
        server = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), OUT, SimpleFileServer.OutputLevel.NONE);
        server.start();
    }

    @AfterAll
    static void close() {
        server.stop(0);
    }

    private static void write(String name, byte[] bytes) throws IOException {
        Path file = OUT.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private static URI site() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    /** Two languages, one from each side: every template once from the left and once from the right. */
    private static List<String> pages() {
        return Browser.pagesBelow(OUT).stream()
                .filter(page -> page.startsWith("en/") || page.startsWith("ar/"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "ar", "ja"})
    void an_agent_s_page_has_twelve_sections_in_every_language(String language) throws IOException {
        var page = Jsoup.parse(Files.readString(OUT.resolve(language + "/agent.html"), StandardCharsets.UTF_8));
        assertEquals(
                12,
                page.select("main > section").stream()
                        .filter(SheetTest::isSection)
                        .count());
    }

    private static boolean isSection(Element element) {
        return Arrays.stream(SectionName.values()).anyMatch(name -> name.path().equals(element.id()));
    }

    @Test
    void everybody_can_read_every_template_in_every_state() {
        var seen = Browser.audit(site(), pages(), SCREENS);
        assertEquals(List.of(), seen.findings());
        assertEquals(2 * 11 * SCREENS.size(), seen.looked());
    }

    @Test
    void the_keyboard_reaches_everything() {
        var seen = Browser.keyboard(site(), pages(), List.of(State.LIGHT, State.NARROW));
        assertEquals(List.of(), seen.findings());
    }

    @Test
    void the_markup_is_sound() {
        List<Path> files = Stream.of("en", "de", "ar", "ja")
                .flatMap(language -> Browser.pagesBelow(OUT.resolve(language)).stream()
                        .map(page -> OUT.resolve(language).resolve(page)))
                .toList();
        assertEquals(44, files.size());
        assertEquals(List.of(), Browser.markupErrors(files));
    }

    @Test
    void the_sheet_looks_as_somebody_approved_it() {
        var pictures = new Pictures(Path.of("src/test/resources/pictures"), Path.of("target/pictures"));
        List<Picture> all = List.of(
                new Picture("en/agent.html", State.LIGHT, WHOLE, "sheet-light"),
                new Picture("en/agent.html", State.DARK, WHOLE, "sheet-dark"),
                new Picture("en/agent.html", State.NARROW, WHOLE, "sheet-narrow"),
                new Picture("en/agent.html", State.FORCED, 3_000, "sheet-forced"),
                new Picture("en/agent.html", State.PRINT, WHOLE, "sheet-print"),
                new Picture("ar/agent.html", State.LIGHT, WHOLE, "sheet-right-to-left"),
                new Picture("en/package.html", State.LIGHT, 1_500, "package"),
                new Picture("en/own.html", State.LIGHT, 1_000, "own"),
                new Picture("en/owned.html", State.LIGHT, 1_000, "owned"));
        assertEquals(List.of(), pictures.others(site(), all));
    }
}
