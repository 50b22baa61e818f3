package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** Input contracts stand on the actions, or one stands on the manifest; never both. */
final class OneContract implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        if (manifest.root().member("actions").isPresent()) {
            new ObjectForm("P-18", manifest.root(), into)
                    .never("input_schema", "where there are actions, each has its own contract; move it there");
        }
    }
}
