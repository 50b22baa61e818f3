package io.agentdoc.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Browser.State;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page with every fault: what looks at pages sees each. */
class BrowserTest {
    private static final String FAULTY = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src http:">
        <title>Faulty</title>
        <img src="http://elsewhere.invalid/spy.png">
        <p style="color:#aaa">Faint</p>
        <p style="width:400px">Wide</p>
        <p><a href="#x" style="outline:none">x</a><a href="#y" tabindex="2">y</a></p>
        <script>document.title = "ran"</script>
        <font>old</font>
        """;

    @TempDir
    Path folder;

    private static Set<String> kinds(Browser.Seen seen) {
        Set<String> kinds = new TreeSet<>();
        seen.findings().forEach(line -> kinds.add(line.split("\t", -1)[2]));
        return kinds;
    }

    private static LoopbackServer serving() {
        return LoopbackServer.plain()
                .on("/faulty.html", 200, "Content-Type: text/html\r\nConnection: close\r\n", FAULTY)
                .on("/sound.html", 200, "Content-Type: text/html\r\nConnection: close\r\n", """
                    <!doctype html><html lang="en"><meta charset="utf-8"><title>Sound</title><link rel="icon" href="data:,">
                    <main><p>Sound</p></main>\
                    """);
    }

    private static URI at(LoopbackServer server) {
        return URI.create("http://127.0.0.1:" + server.port() + "/");
    }

    @Test
    void every_fault_of_a_page_is_seen() throws IOException {
        try (var server = serving()) {
            Set<String> kinds =
                    kinds(Browser.audit(at(server), List.of("faulty.html"), List.of(State.LIGHT, State.NARROW)));
            for (String kind : List.of(
                    "color-contrast", "image-alt", "region", "target-size", "horizontal-scroll", "request", "policy")) {
                assertTrue(kinds.contains(kind), kind + " among " + kinds);
            }
        }
    }

    @Test
    void a_walk_out_of_order_and_a_focus_that_does_not_show_are_seen() throws IOException {
        try (var server = serving()) {
            Set<String> kinds = kinds(Browser.keyboard(at(server), List.of("faulty.html"), List.of(State.LIGHT)));
            assertTrue(kinds.containsAll(List.of("order", "no-focus-mark")), kinds.toString());
        }
    }

    @Test
    void a_sound_page_has_no_finding() throws IOException {
        try (var server = serving()) {
            var seen = Browser.audit(at(server), List.of("sound.html"), List.of(State.LIGHT, State.NARROW));
            assertEquals(new Browser.Seen(List.of(), 2), seen);
        }
    }

    @Test
    void unsound_markup_is_seen() throws IOException {
        Path file = Files.writeString(folder.resolve("faulty.html"), FAULTY);
        List<String> errors = Browser.markupErrors(List.of(file));
        assertTrue(errors.stream().anyMatch(line -> line.contains("font")), errors.toString());
    }
}
