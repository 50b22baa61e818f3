package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** What the agent will not do is prose, and what goes to a person is one sentence each (6.2, 12.3). */
final class Refusals implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm("6.2-19", declared.root(), into).may("refusals", Form.ANY_TEXT);
        new ObjectForm("12.3-4", declared.root(), into).may("escalates", Form.TEXTS);
    }
}
