package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** What keeps a job inside its authority is a rule or a model (6.11). */
final class AuthorityDecided implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        declared.offerings()
                .forEach(offering -> new ObjectForm("6.11-21", offering, into)
                        .may("authority_decided_by", Form.oneOf(Vocabulary.DECIDED_BY)));
    }
}
