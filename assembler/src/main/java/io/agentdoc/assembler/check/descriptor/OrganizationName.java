package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import java.util.List;

/** An organization's name stands only beside acts_for organization, and is a name that the public knows it by (6.2). */
final class OrganizationName implements Rule<Declared> {
    private static final String RULE = "6.2-8";

    @Override
    public void check(Declared declared, Found into) {
        declared.root().member("organization_name").ifPresent(name -> {
            new ObjectForm(RULE, declared.root(), into).may("organization_name", Form.TEXT);
            if (declared.root().text("acts_for").filter("organization"::equals).isEmpty()) {
                into.error(RULE, name, "it stands only beside acts_for organization; take it out");
            }
            new Shapes(RULE, "an organization's name", into).all(List.of(name));
        });
    }
}
