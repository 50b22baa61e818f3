package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The paths that a document names as not stated. */
final class Silent {
    private final Set<MemberPath> paths = new LinkedHashSet<>();

    Silent(Json document) {
        Node.root(document)
                .member("not_stated")
                .ifPresent(list -> list.elements()
                        .forEach(path -> path.text().flatMap(MemberPath::parse).ifPresent(paths::add)));
    }

    Set<MemberPath> paths() {
        return paths;
    }

    /** Whether the path is named, or one that it stands below. */
    boolean covers(MemberPath path) {
        return above(path).anyMatch(paths::contains);
    }

    /** The path and those that it stands below. */
    static Stream<MemberPath> above(MemberPath path) {
        return IntStream.rangeClosed(1, path.steps().size())
                .mapToObj(length -> MemberPath.of(path.steps().subList(0, length)));
    }
}
