package io.agentdoc.assembler.gather;

import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names the sources that were found on the way: {@code terms}, {@code terms-2}, {@code terms-3} in the order of their URLs. */
final class SourceNames {
    /** The most of a name, so that a number still fits behind it in the 64 characters of a source's name. */
    private static final int LONGEST = 58;

    private final Set<SourceId> taken;

    SourceNames(Set<SourceId> configured) {
        taken = new HashSet<>(configured);
    }

    /** Something that is to have a name. */
    record Nameless<T>(String name, String url, T what) {}

    record Named<T>(SourceId id, T what) {}

    <T> List<Named<T>> name(List<Nameless<T>> found) {
        List<Named<T>> named = new ArrayList<>();
        found.stream()
                .sorted(Comparator.comparing((Nameless<T> one) -> one.name()).thenComparing(Nameless::url))
                .forEach(one -> named.add(new Named<>(free(plain(one.name())), one.what())));
        return named;
    }

    private SourceId free(String name) {
        SourceId id = new SourceId(name);
        for (int number = 2; !taken.add(id); number++) {
            id = new SourceId(name + "-" + number);
        }
        return id;
    }

    /** The name in the letters that an id has; a stranger's word may be part of it. */
    private static String plain(String name) {
        String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9._-]", "-");
        String start = letters.replaceFirst("^[._-]+", "");
        return start.isEmpty() ? "source" : start.substring(0, Math.min(LONGEST, start.length()));
    }
}
