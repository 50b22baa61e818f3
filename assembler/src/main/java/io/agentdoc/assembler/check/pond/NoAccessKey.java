package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;

/** The access key stands in no manifest, nor does any other credential. */
final class NoAccessKey implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        new Shapes("P-3", "a manifest", into).credentials(Walk.values(manifest.root()));
    }
}
