package io.agentdoc.renderer.site;

import java.util.List;

/** What a build did to its output. */
public record Written(int written, int unchanged, List<String> removed) {
    public Written {
        removed = List.copyOf(removed);
    }
}
