package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.List;

/** The secrets that were placed are named, and no record holds the value of one (8.3). */
final class SecretsPlaced implements Rule<Attested> {
    private static final String RULE = "8.3-10";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("secrets_placed", Form.TEXTS);
        }
        List<Node> values =
                Walk.values(record.root(), value -> !value.at().tokens().equals(List.of("signatures")));
        new Shapes(RULE, "a record", into).credentials(values);
    }
}
