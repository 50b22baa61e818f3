package io.agentdoc.cli.config;

import io.agentdoc.document.model.KnownKind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The kinds of source that a configuration may name (9.4). */
public final class Kinds {
    /** Kinds of the specification that are listed as sources whether or not there is a reader for them. */
    private static final List<String> NAMED = List.of("roles-declaration", "interface-definition");

    private Kinds() {}

    /** All of them, sorted. */
    public static List<String> known() {
        Set<String> kinds = new TreeSet<>(NAMED);
        for (KnownKind kind : KnownKind.values()) {
            kinds.add(kind.toString());
        }
        return List.copyOf(kinds);
    }

    /** What to type in place of a word that is none. */
    public static String cure(String typed) {
        return Nearest.to(typed, known())
                .map(kind -> "type " + kind)
                .orElse("type one of " + String.join(", ", known()) + ", or somebody else's as name:kind");
    }
}
