package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;

/** A standing system has a name, one of three ways to reach it, and what it is needed for (6.2). */
final class Systems implements Rule<Declared> {
    private static final String RULE = "6.2-22";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("systems", Form.OBJECTS);
        for (Node system : declared.systems()) {
            ObjectForm form = new ObjectForm(RULE, system, into);
            if (system.member("name").isPresent() || system.member("role").isEmpty()) {
                form.needs("name", Form.TEXT);
            } else {
                form.may("role", Form.TEXT);
                system.member("role")
                        .ifPresent(role -> into.warning(
                                RULE,
                                role,
                                "what names a system is called name, and role for one revision; rename it"));
            }
            form.needs("access", Form.oneOf(Vocabulary.SYSTEM_ACCESS))
                    .ought("needs", Form.TEXT)
                    .may("leaves", Form.FLAG);
        }
    }
}
