package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AnchorTest {

    @Test
    void a_usual_path_is_its_own_anchor() {
        Anchor anchor = Anchor.of("sells.offerings[input.convert].price");
        assertEquals("sells.offerings[input.convert].price", anchor.id());
        assertEquals("#sells.offerings%5Binput.convert%5D.price", anchor.href());
    }

    @Test
    void what_an_id_cannot_hold_is_spelled_as_a_browser_spells_it() {
        assertEquals(
                "sells.offerings[Clause%20review]",
                Anchor.of("sells.offerings[Clause review]").id());
        assertEquals("x[%D8%AA]", Anchor.of("x[ت]").id());
        assertEquals("x[a%5C]b]", Anchor.of("x[a\\]b]").id());
    }

    @Test
    void following_a_link_finds_the_id() {
        for (String path : Set.of("a[b c].d", "a[50%].d", "a[%20].d", "a[ت\u202E].d", "a['\"<>&].d")) {
            Anchor anchor = Anchor.of(path);
            String fragment = anchor.href().substring(1).replace("+", "%2B");
            assertEquals(anchor.id(), URLDecoder.decode(fragment, StandardCharsets.UTF_8));
            assertFalse(anchor.id().matches(".*[\\s\"<>&].*"), anchor.id());
        }
    }

    @Test
    void no_two_paths_share_an_anchor() {
        var random = new Random(7);
        String alphabet = "ab%25 []\\.~é\"'(";
        Set<String> paths = new HashSet<>();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < 200_000; i++) {
            var path = new StringBuilder();
            for (int length = random.nextInt(6); length >= 0; length--) {
                path.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            if (paths.add(path.toString())) {
                assertTrue(ids.add(Anchor.of(path.toString()).id()), path.toString());
            }
        }
        assertTrue(paths.size() > 50_000);
    }
}
