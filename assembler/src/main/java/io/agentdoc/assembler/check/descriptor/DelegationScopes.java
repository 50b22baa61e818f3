package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** The permissions that an offering uses on a person's account are ids, each with words for that person (7.8). */
final class DelegationScopes implements Rule<Declared> {
    private static final String RULE = "7.8-1";

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).may("scopes", Form.OBJECTS);
            Declared.objects(offering, "scopes")
                    .forEach(scope -> new ObjectForm(RULE, scope, into)
                            .needs("id", Form.TEXT)
                            .needs("description", Form.TEXT));
        }
    }
}
