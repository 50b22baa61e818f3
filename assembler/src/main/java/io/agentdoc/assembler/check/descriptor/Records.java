package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.RecordPattern;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;

/** A record that the agent leaves has a name, when it is due and perhaps a pattern inside the records' folder (12.3). */
final class Records implements Rule<Declared> {
    private static final String RULE = "12.3-3";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("records", Form.OBJECTS);
        for (Node record : Declared.objects(declared.root(), "records")) {
            new ObjectForm(RULE, record, into)
                    .needs("name", Form.TEXT)
                    .needs("when", Form.oneOf(Vocabulary.WHEN))
                    .may("file", Form.TEXT);
            record.member("file")
                    .filter(file -> file.text().filter(RecordPattern::leadsOut).isPresent())
                    .ifPresent(file -> into.error(
                            RULE, file, "it leads out of the records' folder; give a pattern relative to that folder"));
        }
    }
}
