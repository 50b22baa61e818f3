package io.agentdoc.assembler;

import io.agentdoc.assembler.gather.SourceRef;
import java.util.List;
import java.util.Optional;

/**
 * One agent to be assembled.
 *
 * @param id the id under which whoever assembles lists it
 * @param domain looked up at its well-known paths, where one is given
 * @param subject what the sources must be about, where that is known beforehand
 */
public record Order(String id, Optional<String> domain, Optional<String> subject, List<SourceRef> sources) {
    public Order {
        sources = List.copyOf(sources);
    }
}
