package io.agentdoc.assembler.provenance;

import io.agentdoc.document.check.Finding;
import java.util.List;
import java.util.Optional;

/**
 * The joins behind one deploy, or behind one package that nobody deployed yet.
 *
 * @param deployment the name of the deployment record, where there is one
 * @param joinings each join once, in the order of {@link Join}
 * @param findings what the documents, held against each other, get wrong
 */
public record Chain(Optional<String> deployment, List<Joining> joinings, List<Finding> findings) {
    public Chain {
        joinings = List.copyOf(joinings);
        findings = List.copyOf(findings);
    }

    public Joining of(Join join) {
        return joinings.stream()
                .filter(joining -> joining.join() == join)
                .findFirst()
                .orElseThrow();
    }
}
