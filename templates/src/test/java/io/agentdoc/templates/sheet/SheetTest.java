package io.agentdoc.templates.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every state of every part stands on one page in each language: the sheet that pictures are taken of. */
class SheetTest {
    private static final Path OUT = Path.of("target", "sheet");

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "ar", "ja"})
    void every_language_has_a_sheet(String language) throws IOException {
        byte[] html = new Pages().agent(new SpecimenAgent(Words.in(language).orElseThrow()).page());
        write("agent." + language + ".html", html);
        var page = Jsoup.parse(new String(html, StandardCharsets.UTF_8));
        assertEquals(
                12,
                page.select("main > section").stream()
                        .filter(SheetTest::isSection)
                        .count());
    }

    @Test
    void the_assets_stand_beside_it() throws IOException {
        for (var file : new Assets().files().entrySet()) {
            write("assets/" + file.getKey(), file.getValue());
        }
        assertTrue(Files.exists(OUT.resolve("assets")));
    }

    private static boolean isSection(Element element) {
        return Arrays.stream(SectionName.values()).anyMatch(name -> name.path().equals(element.id()));
    }

    private static void write(String name, byte[] bytes) throws IOException {
        Path file = OUT.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
