package io.agentdoc.cli.config;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A configuration in which each key, made or behind a {@code #}, has above it what the tables say it is for.
 *
 * <p>The text is YAML in blocks of two spaces; a key that is not made has its {@code #} where its block begins.
 */
public final class Explained {
    private static final int WIDTH = 120;
    private static final Pattern KEY =
            Pattern.compile("(?<gap> *)(?<off>#?)(?<more> *)(?<dash>- )?(?<name>[^\\s:#-][^:]*):.*");

    private final StringBuilder text = new StringBuilder();
    private final Deque<Level> levels = new ArrayDeque<>();
    private final Set<String> explained = new TreeSet<>();

    /** A group that is open, the column its keys' parent stands in, and its name for people. */
    private record Level(int column, Form<?> form, String path) {}

    private Explained() {
        levels.push(new Level(-1, Configuration.TABLE, ""));
    }

    /** The text with a comment above the first place of every key. */
    public static String of(String yaml) {
        Explained explained = new Explained();
        yaml.lines().forEach(explained::line);
        return explained.text.toString();
    }

    /** The keys that a text has, such as {@code fetch.timeout}; those of the elements of a list under the list's name. */
    static Set<String> keys(String yaml) {
        Explained explained = new Explained();
        yaml.lines().forEach(explained::line);
        return new HashSet<>(explained.explained);
    }

    private void line(String line) {
        Matcher key = KEY.matcher(line);
        if (key.matches() && column(key) % 2 == 0) {
            key(key);
        }
        text.append(line).append('\n');
    }

    private static int column(Matcher key) {
        return key.group("gap").length() + key.group("more").length() + (key.group("dash") == null ? 0 : 2);
    }

    private void key(Matcher key) {
        int column = column(key);
        while (levels.getFirst().column() >= column) {
            levels.pop();
        }
        Level around = levels.getFirst();
        String name = key.group("name");
        String path = around.path().isEmpty() ? name : around.path() + "." + name;
        switch (around.form()) {
            case ListForm<?>(Table<?> element) -> inTable(element, name, path, key);
            case Table<?> table -> inTable(table, name, path, key);
            case MapForm<?, ?> map -> levels.push(new Level(column, map.value(), around.path()));
            default -> {}
        }
    }

    private void inTable(Table<?> table, String name, String path, Matcher place) {
        Optional<Key<?>> found = table.key(name);
        if (found.isPresent()) {
            if (explained.add(path)) {
                comment(found.get().about(), place);
            }
            levels.push(new Level(column(place), found.get().form(), path));
        }
    }

    private void comment(String about, Matcher place) {
        boolean inBlock = !place.group("more").isEmpty();
        String margin = place.group("gap") + (inBlock ? place.group("off") + place.group("more") : "") + "# ";
        StringBuilder row = new StringBuilder();
        for (String word : about.split(" ", -1)) {
            if (!row.isEmpty() && margin.length() + row.length() + 1 + word.length() > WIDTH) {
                text.append(margin).append(row).append('\n');
                row.setLength(0);
            }
            row.append(row.isEmpty() ? "" : " ").append(word);
        }
        text.append(margin).append(row).append('\n');
    }
}
