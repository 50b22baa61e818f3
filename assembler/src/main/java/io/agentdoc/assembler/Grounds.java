package io.agentdoc.assembler;

import io.agentdoc.assembler.assemble.Span;
import io.agentdoc.assembler.gather.Asked;
import java.util.List;

/**
 * What a document rests on beside its order and who assembles: every question that was asked for it with its answer, and
 * the moments between which those answers give it.
 */
public record Grounds(Span span, List<Asked> asked) {
    public Grounds {
        asked = List.copyOf(asked);
    }
}
