package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;

/** A ceiling that a deploy set says the system, what it is per, the number and the side that applies it (8.3). */
final class SetCeilings implements Rule<Attested> {
    private static final String RULE = "8.3-12";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("ceilings", Form.OBJECTS);
            record.objects("ceilings")
                    .forEach(ceiling -> new ObjectForm(RULE, ceiling, into)
                            .needs("system", Form.TEXT)
                            .needs("per", Form.TEXT)
                            .needs("enforced_by", Form.oneOf(Vocabulary.ENFORCED_BY)));
        }
    }
}
