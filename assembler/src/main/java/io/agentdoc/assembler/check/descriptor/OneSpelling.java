package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Set;

/** A fact stands in a Descriptor once: what offerings say is not said again for the agent as a whole (6.1, 6.11). */
final class OneSpelling implements Rule<Declared> {
    private static final Set<String> SCOPES = Set.of("scope", "scopes");
    private static final Set<String> OF_OFFERINGS =
            Set.of("focus", "authority", "ceilings", "workspace", "inputs", "outputs", "skills");

    @Override
    public void check(Declared declared, Found into) {
        for (Node.Entry entry : declared.root().members()) {
            if (SCOPES.contains(entry.name())) {
                into.error(
                        "6.11-7",
                        entry.node(),
                        "scope is declared on each offering, and a summary of them is worked out; take it out");
            } else if (OF_OFFERINGS.contains(entry.name())) {
                into.error("6.1-1", entry.node(), "this is declared on each offering and nowhere else; take it out");
            } else if (entry.name().equals("description")) {
                into.error("6.1-1", entry.node(), "what the agent does is said in does; say it once");
            }
        }
    }
}
