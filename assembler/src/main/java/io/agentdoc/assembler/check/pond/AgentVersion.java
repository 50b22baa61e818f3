package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** The agent's own version says something; it is another than the protocol's. */
final class AgentVersion implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm("P-7", manifest.root(), into).may("agent_version", PondForm.FILLED);
    }
}
