package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The paths that a document names in {@code not_stated} (9.5). */
final class NamedSilences {
    private final Set<MemberPath> paths;

    private NamedSilences(Set<MemberPath> paths) {
        this.paths = paths;
    }

    /** One entry: where it stands and the path that it spells, where it spells one. */
    record Entry(Spot spot, Optional<MemberPath> path) {}

    static NamedSilences of(List<Entry> entries) {
        Set<MemberPath> paths = new HashSet<>();
        entries.forEach(entry -> entry.path().ifPresent(paths::add));
        return new NamedSilences(paths);
    }

    /** Whether that very path is named. */
    boolean name(MemberPath path) {
        return paths.contains(path);
    }

    /** Whether the path is named, or one that it stands below. */
    boolean cover(MemberPath path) {
        return path.selfAndAbove().anyMatch(paths::contains);
    }

    boolean anyUnder(String section) {
        return paths.stream().anyMatch(path -> path.section().equals(section));
    }
}
