package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.LinkedHashSet;
import java.util.List;

/** A binding says which system was bound to what, by whom, and names the credential (8.3). */
final class Bindings implements Rule<Attested> {
    private static final String RULE = "8.3-11";

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            new ObjectForm(RULE, record.root(), into).may("bindings", Form.OBJECTS);
            record.objects("bindings")
                    .forEach(binding -> new ObjectForm(RULE, binding, into)
                            .needs("system", Form.TEXT)
                            .may("product", Form.TEXT)
                            .may("provided_by", Form.oneOf(new LinkedHashSet<>(List.of("customer", "platform"))))
                            .may("precedence", Form.TEXT)
                            .may("credential", Form.TEXT));
        }
    }
}
