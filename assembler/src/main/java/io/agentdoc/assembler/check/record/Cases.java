package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;

/** A case has an id, a kind, a source, one of four verdicts and what was observed (8.4). */
final class Cases implements Rule<Attested> {
    private static final String RULE = "8.4-3";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.EVAL_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("cases", Form.OBJECTS);
            record.objects("cases")
                    .forEach(one -> new ObjectForm(RULE, one, into)
                            .needs("id", Form.TEXT)
                            .needs("kind", Form.TEXT)
                            .ought("source", new Form("where the case comes from", node -> !node.isNull()))
                            .needs("verdict", Form.oneOf(Vocabulary.VERDICTS))
                            .ought("observed", new Form("what was observed", node -> !node.isNull())));
        }
    }
}
