package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.site.Standing;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The files of one agent: what differs from what stands is put where only this attempt of its task writes, and stands
 * in its place when all agents are made. Until then a task that runs again finds what the first one found.
 */
final class Staging implements Standing {
    private final Tree out;
    private final Tree staged;
    private final Map<String, String> digests = new LinkedHashMap<>();
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
        digests.put(name, Digest.of(bytes).toString());
        if (!out.has(name, bytes)) {
            staged.write(name, bytes);
            waiting.put(name, staged.path(name).toString());
        }
    }

    /** Every file of the agent, each with the digest of its bytes. */
    Map<String, String> digests() {
        return Map.copyOf(digests);
    }

    Map<String, String> waiting() {
        return Map.copyOf(waiting);
    }
}
