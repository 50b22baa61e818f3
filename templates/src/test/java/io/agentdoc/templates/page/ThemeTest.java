package io.agentdoc.templates.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeTest {

    private static Theme theme(String css) {
        return switch (Theme.read(css, Assets.style())) {
            case Theme.Reading.Read(Theme theme) -> theme;
            case Theme.Reading.Refused(String why) -> throw new AssertionError(why);
        };
    }

    private static String refusal(String css) {
        return Theme.read(css, Assets.style()) instanceof Theme.Reading.Refused(String why) ? why : "";
    }

    private static String css(Assets assets) {
        return assets.files().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".css"))
                .map(file -> new String(file.getValue(), StandardCharsets.UTF_8))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void colours_and_typefaces_stand_after_our_style_in_the_light_and_in_the_dark() {
        Theme theme = theme("/* mine */ :root { --paper: #ffffff; --ours: \"Inter\", sans-serif }"
                + " @media (prefers-color-scheme: dark) { :root { --paper: #000000; } }");
        String css = css(new Assets(Optional.of(theme)));
        assertTrue(css.startsWith(Assets.style()));
        String added = css.substring(Assets.style().length());
        assertEquals("""

                :root { --ours: "Inter", sans-serif; }
                @media screen { :root { --paper: #ffffff; } }
                @media screen and (prefers-color-scheme: dark) { :root { --paper: #000000; } }
                """, added);
    }

    @Test
    void a_colour_of_the_light_alone_leaves_the_dark_as_it_is() {
        String css = css(new Assets(Optional.of(theme(":root { --paper: #ffffff; }"))));
        assertEquals("""

                :root { }
                @media screen { :root { --paper: #ffffff; } }
                @media screen and (prefers-color-scheme: dark) { :root { --paper: #15161a; } }
                """, css.substring(Assets.style().length()));
    }

    @Test
    void an_empty_theme_is_none() {
        assertEquals(new Assets().under(""), new Assets(Optional.of(theme(" /* nothing yet */ "))).under(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                ":root { --paper: #1c1e22 } | --ink on --paper has a contrast of 1\\.0 in the light, and words need 4\\.5",
                ":root { --soft: #eeeeee } | --soft on --.* has a contrast of 1\\.\\d in the light, .*",
                "@media (prefers-color-scheme: dark) { :root { --ink: #222222 } } | --ink on --.* in the dark, .*",
                ":root { --gap: 0 } | --gap is no variable of a theme; there are --bad, .*",
                ":root { --paper: url(//evil.example) } | --paper is a colour such as #1c1e22, and this is none: url.*",
                ":root { --paper: transparent } | --paper is a colour .*",
                ":root { --paper: #ffffff; } .silent { display: none } | a theme is :root .* neither: \\.silent .*",
                ":root { display: none } | a theme sets variables and nothing else, and this is none: display: none",
                ":root { --ours: url(x) } | --ours is a list of typefaces that ends with sans-serif, .* none: url\\(x\\)",
                ":root { --theirs: \"Inter\", sans-serif } | --theirs is a list of typefaces that ends with serif, .*",
                ":root { --ours: Inter } | --ours is a list .*",
                ":root { --ours: \"Inter, sans-serif } | --ours is a list .*",
                ":root { --theirs: \"x } | --theirs is a list .* this is none: .x",
                ":root { --hatch: #fbfaf6 } | --hatch on --paper can hardly be seen in the light, and what nobody .*",
                "@media (prefers-color-scheme: dark) { :root { --hatch: #1d1f23 } } | --hatch on --paper can .* in the dark.*",
                "@import 'x'; | a theme is :root .*",
                ":root { --ink: #fff; | a theme is :root .*"
            })
    void what_could_hide_anything_is_refused_with_the_reason(String css, String why) {
        assertTrue(refusal(css).matches(why), refusal(css));
    }
}
