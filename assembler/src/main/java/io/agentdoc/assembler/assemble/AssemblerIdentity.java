package io.agentdoc.assembler.assemble;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * Who assembles, and under which terms.
 *
 * @param id what {@code assembled_by} says
 * @param operatorOf the subjects that this assembler itself operates, by id, which the document then says
 * @param staleAfter how long after its assembly a document is to be treated as an old view, where that is set
 */
public record AssemblerIdentity(String id, Set<String> operatorOf, Optional<Duration> staleAfter, Trust trust) {
    public AssemblerIdentity {
        operatorOf = Set.copyOf(operatorOf);
    }
}
