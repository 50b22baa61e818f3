package io.agentdoc.templates.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the owner of a site may change of its looks: colours and typefaces, by the variables that our own style sets, in
 * the light and in the dark. Whatever is written in a colour stays readable on whatever it stands on (WCAG 2.2, 1.4.3), so
 * that no source and no silence can be themed away.
 */
public final class Theme {
    private static final List<String> TEXTS = List.of("ink", "soft", "link", "good", "bad");
    private static final List<String> GROUNDS = List.of("paper", "card", "mark", "hatch");
    private static final List<String> LINES = List.of("rule", "faint");
    private static final List<String> TYPEFACES = List.of("ours", "theirs", "letters");
    /** The most of a line that is quoted in a sentence about it. */
    private static final int SHOWN = 60;

    private static final double LEAST_CONTRAST = 4.5;
    /** What the hatching of silence needs against the paper around it; ours has 1.14 in the light and 1.25 in the dark. */
    private static final double LEAST_HATCH = 1.1;

    /** What each list of typefaces ends with, so that the words of a source never look like ours. */
    private static final Map<String, String> FAMILIES =
            Map.of("ours", "sans-serif", "theirs", "serif", "letters", "monospace");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
    private static final Pattern BLOCKS =
            Pattern.compile("\\s*(?::root\\s*\\{([^{}]*)\\}|@media\\s*\\(\\s*prefers-color-scheme\\s*:"
                    + "\\s*dark\\s*\\)\\s*\\{\\s*:root\\s*\\{([^{}]*)\\}\\s*\\})\\s*");
    private static final Pattern OUR_LIGHT = Pattern.compile("(?m)^:root\\s*\\{([^{}]*)\\}");
    private static final Pattern OUR_DARK =
            Pattern.compile("@media\\s*\\(prefers-color-scheme: dark\\)\\s*\\{\\s*:root\\s*\\{([^{}]*)\\}");
    private static final Pattern SETTING = Pattern.compile("\\s*--([a-z]+)\\s*:\\s*([^;]*?)\\s*(?:;|$)\\s*");
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");
    /** Names one after another, each quoted or of plain words: a quotation mark left open would take the rest with it. */
    private static final Pattern TYPEFACE = Pattern.compile("(?:(?:\"[A-Za-z0-9 '-]{1,60}\"|'[A-Za-z0-9 -]{1,60}'|"
            + "[A-Za-z][A-Za-z0-9 -]{0,59}) *, *){0,20}(sans-serif|serif|monospace)");

    private final Map<String, String> light;
    private final Map<String, String> dark;

    private Theme(Map<String, String> light, Map<String, String> dark) {
        this.light = light;
        this.dark = dark;
    }

    /** What became of reading a style sheet. */
    public sealed interface Reading {
        /** A theme. */
        record Read(Theme theme) implements Reading {}

        /** It is no theme; {@code why} is a sentence for the owner. */
        record Refused(String why) implements Reading {}
    }

    /** Thrown inside the reading alone, with its sentence. */
    private static final class NoTheme extends Exception {
        private static final long serialVersionUID = 1L;

        private NoTheme(String why) {
            super(why);
        }
    }

    /**
     * Reads a theme.
     *
     * @param own our own style, whose values hold where the theme sets none
     */
    public static Reading read(String css, String own) {
        try {
            Theme set = parse(css);
            Map<String, String> ourLight = ours(OUR_LIGHT, own);
            Map<String, String> ourDark = over(ourLight, ours(OUR_DARK, own));
            check("in the light", over(ourLight, set.light));
            check("in the dark", over(ourDark, set.dark));
            return new Reading.Read(new Theme(set.light, inTheDark(ours(OUR_DARK, own), set.light, set.dark)));
        } catch (NoTheme refused) {
            return new Reading.Refused(String.valueOf(refused.getMessage()));
        }
    }

    private static Theme parse(String css) throws NoTheme {
        String bare = COMMENT.matcher(css).replaceAll(" ");
        Map<String, String> light = new LinkedHashMap<>();
        Map<String, String> dark = new LinkedHashMap<>();
        Matcher blocks = BLOCKS.matcher(bare);
        int at = 0;
        while (at < bare.length() && blocks.find(at) && blocks.start() == at) {
            boolean isLight = blocks.group(1) != null;
            settings(isLight ? blocks.group(1) : blocks.group(2), isLight ? light : dark);
            at = blocks.end();
        }
        if (!bare.substring(at).isBlank()) {
            throw new NoTheme(
                    "a theme is :root { } and @media (prefers-color-scheme: dark) { :root { } } alone, and this is"
                            + " neither: " + start(bare.substring(at)));
        }
        return new Theme(light, dark);
    }

    private static void settings(String block, Map<String, String> into) throws NoTheme {
        Matcher settings = SETTING.matcher(block);
        int at = 0;
        while (at < block.length() && settings.find(at) && settings.start() == at) {
            setting(settings.group(1), settings.group(2), into);
            at = settings.end();
        }
        if (!block.substring(at).isBlank()) {
            throw new NoTheme(
                    "a theme sets variables and nothing else, and this is none: " + start(block.substring(at)));
        }
    }

    private static void setting(String name, String value, Map<String, String> into) throws NoTheme {
        boolean isColour = TEXTS.contains(name) || GROUNDS.contains(name) || LINES.contains(name);
        if (!isColour && !TYPEFACES.contains(name)) {
            throw new NoTheme("--" + name + " is no variable of a theme; there are " + names());
        }
        if (isColour && !COLOUR.matcher(value).matches()) {
            throw new NoTheme("--" + name + " is a colour such as #1c1e22, and this is none: " + start(value));
        }
        if (!isColour) {
            typeface(name, value);
        }
        into.put(name, value);
    }

    private static void typeface(String name, String value) throws NoTheme {
        Matcher list = TYPEFACE.matcher(value);
        String family = FAMILIES.getOrDefault(name, "");
        if (!list.matches() || !list.group(1).equals(family)) {
            throw new NoTheme("--" + name + " is a list of typefaces that ends with " + family
                    + ", so that a reader can tell whose words are whose, and this is none: " + start(value));
        }
    }

    private static String names() {
        return java.util.stream.Stream.of(TEXTS, GROUNDS, LINES, TYPEFACES)
                .flatMap(List::stream)
                .sorted()
                .map(name -> "--" + name)
                .collect(Collectors.joining(", "));
    }

    private static String start(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
    }

    /** What our own style sets in its first block, or in the one for the dark. */
    private static Map<String, String> ours(Pattern block, String own) {
        Map<String, String> settings = new LinkedHashMap<>();
        Matcher found = block.matcher(own);
        if (found.find()) {
            SETTING.matcher(found.group(1))
                    .results()
                    .forEach(setting -> settings.put(setting.group(1), setting.group(2)));
        }
        return settings;
    }

    private static Map<String, String> over(Map<String, String> below, Map<String, String> above) {
        Map<String, String> both = new LinkedHashMap<>(below);
        both.putAll(above);
        return both;
    }

    /** In the dark our own colours hold where the owner sets none for it, whatever is set for the light. */
    private static Map<String, String> inTheDark(
            Map<String, String> ours, Map<String, String> light, Map<String, String> dark) {
        Map<String, String> settings = new LinkedHashMap<>();
        light.keySet().stream()
                .filter(ours::containsKey)
                .forEach(name -> settings.put(name, ours.getOrDefault(name, "")));
        settings.putAll(dark);
        return settings;
    }

    private static void check(String when, Map<String, String> colours) throws NoTheme {
        for (String text : TEXTS) {
            for (String ground : GROUNDS) {
                double contrast = contrast(colours.getOrDefault(text, ""), colours.getOrDefault(ground, ""));
                if (contrast < LEAST_CONTRAST) {
                    throw new NoTheme(String.format(
                            java.util.Locale.ROOT,
                            "--%s on --%s has a contrast of %.1f %s, and words need %.1f",
                            text,
                            ground,
                            contrast,
                            when,
                            LEAST_CONTRAST));
                }
            }
        }
        for (String ground : List.of("paper", "card")) {
            if (contrast(colours.getOrDefault("hatch", ""), colours.getOrDefault(ground, "")) < LEAST_HATCH) {
                throw new NoTheme("--hatch on --" + ground + " can hardly be seen " + when
                        + ", and what nobody stated stands on hatched paper");
            }
        }
    }

    /** The ratio of two colours as WCAG 2.2 defines it. */
    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return 0.2126 * part(rgb >> 16) + 0.7152 * part(rgb >> 8) + 0.0722 * part(rgb);
    }

    private static double part(int bits) {
        double part = (bits & 0xff) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    /** What stands after our own style, where it says something. On paper only the typefaces hold: it is white. */
    Optional<String> css() {
        if (light.isEmpty() && dark.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("\n:root {" + written(only(light, TYPEFACES::contains)) + "}\n@media screen { :root {"
                + written(only(light, name -> !TYPEFACES.contains(name)))
                + "} }\n@media screen and (prefers-color-scheme: dark) { :root {" + written(dark) + "} }\n");
    }

    private static Map<String, String> only(Map<String, String> settings, Predicate<String> which) {
        Map<String, String> some = new LinkedHashMap<>(settings);
        some.keySet().removeIf(which.negate());
        return some;
    }

    private static String written(Map<String, String> settings) {
        return settings.entrySet().stream()
                .map(setting -> " --" + setting.getKey() + ": " + setting.getValue() + ";")
                .collect(Collectors.joining("", "", " "));
    }
}
