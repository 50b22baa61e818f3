package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SlugsTest {

    @Test
    void a_plain_id_is_its_own_slug() {
        assertEquals("clause-reviewer", Slugs.one("clause-reviewer"));
        assertEquals("clause-reviewer", Slugs.one("Clause Reviewer"));
        assertEquals("prufer", Slugs.one("Prüfer"));
    }

    @Test
    void two_ids_never_share_a_slug_whatever_their_order() {
        Slugs one = Slugs.of(List.of("Alpha", "alpha", "beta"));
        Slugs other = Slugs.of(List.of("beta", "alpha", "Alpha"));
        assertNotEquals(one.get("Alpha"), one.get("alpha"));
        assertEquals(one.get("Alpha"), other.get("Alpha"));
        assertEquals("beta", one.get("beta"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "..",
                ".",
                "",
                "/",
                "../../etc/passwd",
                "CON",
                "nul.txt",
                "a\u0000b",
                "مراجع العقود",
                "a:b",
                "x\\y",
                "-",
                "\u202E"
            })
    void no_id_becomes_an_unsafe_name(String id) {
        String slug = Slugs.one(id);
        assertTrue(slug.matches("[a-z0-9][a-z0-9.-]*[a-z0-9]"), slug);
        assertTrue(!slug.contains("..") && !slug.matches("(con|nul)(\\..*)?"), slug);
    }

    @Test
    void an_id_that_looks_hashed_cannot_meet_one_that_is() {
        String hashed = Slugs.of(List.of("Alpha", "alpha")).get("alpha");
        Slugs all = Slugs.of(List.of("Alpha", "alpha", hashed));
        assertEquals(
                3,
                List.of("Alpha", "alpha", hashed).stream()
                        .map(all::get)
                        .distinct()
                        .count());
    }

    @Test
    void the_folder_of_no_id_stands_where_the_document_of_another_does() {
        List<String> ids = List.of("bot", "bot.json", "BOT.JSON", "bot.json.json", "https://a.example/card.json");
        Slugs slugs = Slugs.of(ids);
        assertEquals("bot", slugs.get("bot"));
        assertEquals("bot.jsonl", Slugs.one("bot.jsonl"));
        for (String id : ids) {
            assertFalse(slugs.get(id).endsWith(".json"), slugs.get(id));
        }
        assertEquals(ids.size(), ids.stream().map(slugs::get).distinct().count());
    }
}
