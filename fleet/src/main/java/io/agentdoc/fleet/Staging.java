package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Standing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of one agent: what differs from what stands is put where only this attempt of its task writes, and stands
 * in its place when all agents are made. Until then a task that runs again finds what the first one found.
 */
final class Staging implements Standing {
    private final Tree out;
    private final Tree staged;
    private final List<String> names = new ArrayList<>();
    private final Map<String, String> waiting = new LinkedHashMap<>();

    Staging(Tree out, Tree staged) {
        this.out = out;
        this.staged = staged;
    }

    @Override
    public Optional<Bytes> read(String name) {
        return out.read(name);
    }

    @Override
    public void write(String name, Bytes bytes) {
        names.add(name);
        if (!out.has(name, bytes)) {
            staged.write(name, bytes);
            waiting.put(name, staged.path(name).toString());
        }
    }

    List<String> names() {
        return List.copyOf(names);
    }

    Map<String, String> waiting() {
        return Map.copyOf(waiting);
    }
}
