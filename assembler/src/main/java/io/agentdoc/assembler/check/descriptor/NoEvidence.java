package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.Set;

/** Evidence stays outside: nothing that a third party issued afterwards is a member of a Descriptor (6.4). */
final class NoEvidence implements Rule<Declared> {
    private static final Set<String> EVIDENCE = Set.of(
            "reputation", "conforms", "verdict", "verdicts", "evaluation", "evaluations", "attestations", "score");

    @Override
    public void check(Declared declared, Found into) {
        declared.root().members().stream()
                .filter(entry -> EVIDENCE.contains(entry.name()))
                .forEach(entry -> into.error(
                        "6.4-3",
                        entry.node(),
                        "a Descriptor carries no evidence about itself; it stands in the record of whoever found it"));
    }
}
