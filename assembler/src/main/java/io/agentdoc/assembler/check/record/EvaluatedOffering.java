package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.LinkedHashSet;
import java.util.List;

/** What is evaluated is one offering by its id and its scope, or several in their cases (8.4). */
final class EvaluatedOffering implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.EVAL_RECORD)) {
            new ObjectForm("8.4-2", record.root(), into)
                    .may("offering", Form.TEXT)
                    .may(
                            "scope",
                            Form.oneOf(new LinkedHashSet<>(List.of(
                                    Vocabulary.TASK_SPECIFIC, Vocabulary.OPEN_WITH_FOCUS, Vocabulary.OPEN_ENDED))))
                    .may("conforms", Form.FLAG);
        }
    }
}
