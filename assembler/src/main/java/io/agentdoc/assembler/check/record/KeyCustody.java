package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** Who holds the subject's key says which of two ways it was minted in, and each party that holds it (8.3). */
final class KeyCustody implements Rule<Attested> {
    private static final String RULE = "8.3-8";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("key_custody", Form.OBJECT);
            record.root()
                    .member("key_custody")
                    .filter(Node::isObject)
                    .ifPresent(custody -> new ObjectForm(RULE, custody, into)
                            .may("minted", Form.oneOf(new LinkedHashSet<>(List.of("generated", "provisioned"))))
                            .may("held_by", Form.TEXTS));
        }
    }
}
