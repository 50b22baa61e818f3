package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;

/** A check after a deploy says its kind, whether it passed, when and what it saw (8.3). */
final class DeployChecks implements Rule<Attested> {
    private static final String RULE = "8.3-13";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("checks", Form.OBJECTS);
            record.objects("checks")
                    .forEach(check -> new ObjectForm(RULE, check, into)
                            .needs("kind", Form.TEXT)
                            .needs("passed", Form.FLAG)
                            .needs("when", Form.INSTANT)
                            .needs("observed", new Form("what was seen", node -> !node.isNull())));
        }
    }
}
