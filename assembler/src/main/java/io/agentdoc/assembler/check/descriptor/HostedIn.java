package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;

/** Where the runtime sits is a list of regions and never of addresses (6.2). */
final class HostedIn implements Rule<Declared> {
    private static final String RULE = "6.2-21";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("hosted_in", Form.TEXTS);
        declared.root()
                .member("hosted_in")
                .ifPresent(regions -> new Shapes(RULE, "a list of regions", into).addresses(Walk.values(regions)));
    }
}
