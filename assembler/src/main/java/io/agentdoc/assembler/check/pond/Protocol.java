package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** The protocol and its version are these two words, exactly. */
final class Protocol implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm("P-6", manifest.root(), into)
                .may("protocol", Form.exactly("marketplace-agent"))
                .may("protocol_version", Form.exactly("1.0"));
    }
}
