package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.LinkedHashSet;
import java.util.List;

/** The role and the act are those of the kind of record (8.2, 8.3). */
final class Acts implements Rule<Attested> {
    private static final Form DEPLOYMENT_ACT =
            Form.oneOf(new LinkedHashSet<>(List.of("deploy", "remove", "alongside", "retire-version")));

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.BUILD_RECORD)) {
            new ObjectForm("8.2-1", record.root(), into)
                    .may("role", Form.exactly("agent-builder"))
                    .may("act", Form.exactly("build"));
        } else if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm("8.3-1", record.root(), into)
                    .may("role", Form.exactly("deployment-manager"))
                    .may("act", DEPLOYMENT_ACT);
        }
    }
}
