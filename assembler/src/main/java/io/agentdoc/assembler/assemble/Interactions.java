package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Sections;

/** How the agent meets a caller, as it says, and how far past its door anybody can check, as we worked out (9.5.1). */
final class Interactions {
    private Interactions() {}

    static Interaction of(Merge merge, VisibilityRule rule, Identity identity) {
        Interaction said = merge.section(Interaction.SHAPE, Sections::shape);
        boolean fleet = identity.get(Identity.FLEET).carried().orElse(Boolean.FALSE);
        return new Interaction(said.members().with(Interaction.VISIBILITY, rule.visibility(fleet)));
    }
}
