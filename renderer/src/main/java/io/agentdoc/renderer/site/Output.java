package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

/** One build's output: what it wrote, what was so already, and, at its end, what is no longer produced. */
final class Output {
    private final OutputFolder folder;
    private final String manifest;
    private final Set<String> produced = new ConcurrentSkipListSet<>();
    private final AtomicInteger written = new AtomicInteger();

    Output(Path root, String below, Optional<Drift> drift) {
        this.folder = new OutputFolder(root.toAbsolutePath().normalize(), drift);
        this.manifest = below + Manifest.NAME;
    }

    OutputFolder folder() {
        return folder;
    }

    void write(String name, Bytes bytes) {
        produced.add(name);
        if (folder.write(name, bytes)) {
            written.incrementAndGet();
        }
    }

    /** Whether this build produced a file of that name. */
    boolean has(String name) {
        return produced.contains(name);
    }

    /** Leaves a file of a former build as it is. */
    void keep(String name) {
        produced.add(name);
    }

    void assets(String below, Assets assets) {
        for (Map.Entry<String, byte[]> asset : assets.files().entrySet()) {
            write(below + asset.getKey(), Bytes.copyOf(asset.getValue()));
        }
    }

    /** Removes what a former build listed and this one did not produce, and lists what this one did. */
    Written finish() {
        List<String> removed = new ArrayList<>();
        for (String former : Manifest.read(folder.read(manifest))) {
            if (!produced.contains(former) && folder.remove(former)) {
                removed.add(former);
            }
        }
        int unchanged = produced.size() - written.get();
        folder.write(manifest, Manifest.of(produced));
        return new Written(written.get(), unchanged, removed);
    }
}
