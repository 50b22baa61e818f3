package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** An offering that takes any instruction within a focus says the focus, where it works, what it may touch and gives (6.11). */
final class OpenWithFocus implements Rule<Declared> {
    private static final String RULE = "6.11-5";

    @Override
    public void check(Declared declared, Found into) {
        declared.offerings().stream()
                .filter(offering -> Declared.isScope(offering, Vocabulary.OPEN_WITH_FOCUS))
                .forEach(offering -> {
                    new ObjectForm(RULE, offering, into)
                            .has("focus", Form.oneOf(Vocabulary.FOCUS))
                            .has("workspace", Form.LIST)
                            .has("authority", Form.LIST)
                            .has("ceilings", Form.OBJECT)
                            .has("outputs", Form.LIST);
                    offering.member("outputs")
                            .filter(list -> list.isArray() && list.elements().isEmpty())
                            .ifPresent(list -> into.error(RULE, list, "it lists no output; name at least one"));
                });
    }
}
