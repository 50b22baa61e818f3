package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** Metadata is an object, and nothing in it makes the manifest invalid. */
final class Metadata implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm("P-22", manifest.root(), into).may("metadata", Form.OBJECT);
    }
}
