package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** Examples of what to ask are requests in words (4.7.1). */
final class Examples implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        declared.offerings().forEach(offering -> new ObjectForm("4.7.1-1", offering, into).may("examples", Form.TEXTS));
    }
}
