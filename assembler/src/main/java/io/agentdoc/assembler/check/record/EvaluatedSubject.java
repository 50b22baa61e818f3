package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;

/** An evaluation is of somebody: the key of the agent that was evaluated is there (8.4). */
final class EvaluatedSubject implements Rule<Attested> {
    private static final String RULE = "8.4-1";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.EVAL_RECORD)) {
            new ObjectForm(RULE, record.root(), into).needs("subject", Form.OBJECT);
            record.root()
                    .member("subject")
                    .filter(Node::isObject)
                    .ifPresent(subject -> new ObjectForm(RULE, subject, into)
                            .needs("agent_key", Form.KEY)
                            .may("handle", Form.TEXT));
        }
    }
}
