package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/** A role and interfaces are named, for their definitions stay at the registry; fleet is true or it is not (6.2). */
final class NamedElsewhere implements Rule<Declared> {
    private static final String RULE = "6.2-20";
    private static final Set<String> OF_A_NAME = Set.of("name", "version");

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into)
                .may("role", Form.TEXT)
                .may("fleet", Form.FLAG)
                .may("interfaces", Form.LIST);
        for (Node one : declared.root().member("interfaces").map(Node::elements).orElse(List.of())) {
            if (one.isObject()) {
                new ObjectForm(RULE, one, into).needs("name", Form.TEXT);
                one.members().stream()
                        .filter(entry -> !OF_A_NAME.contains(entry.name()))
                        .forEach(entry -> into.error(
                                RULE,
                                entry.node(),
                                "the definition of an interface stays at the registry; name the interface alone"));
            } else if (!Form.TEXT.fits(one)) {
                into.error(RULE, one, "an interface is declared by its name; say its name");
            }
        }
    }
}
