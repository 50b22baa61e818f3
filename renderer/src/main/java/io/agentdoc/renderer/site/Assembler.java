package io.agentdoc.renderer.site;

import java.time.Instant;
import java.util.List;

/**
 * Who assembled a site.
 *
 * @param id what its documents name in {@code assembled_by}
 * @param keys those that sign now, as signatures name them
 * @param at the moment of the build
 */
public record Assembler(String id, List<String> keys, Instant at) {
    public Assembler {
        keys = List.copyOf(keys);
    }
}
