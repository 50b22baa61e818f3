package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.LinkedHashSet;
import java.util.List;

/** Where a deploy went is one of three words for a place, and says nothing of quality (8.3). */
final class Environment implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm("8.3-9", record.root(), into)
                    .may("environment", Form.oneOf(new LinkedHashSet<>(List.of("test", "staging", "production"))));
        }
    }
}
