package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** The run context is an input of its own name and kind, and the only one that lists fields (6.2). */
final class RunContext implements Rule<Declared> {
    private static final String RULE = "6.2-13";
    private static final String KIND = "application/vnd.agentmesh.run-context+json";
    private static final String NAME = "run-context";

    @Override
    public void check(Declared declared, Found into) {
        for (Node input : declared.inputs()) {
            boolean kind = input.text("kind").filter(KIND::equals).isPresent();
            boolean name = input.text("name").filter(NAME::equals).isPresent();
            if (kind && !name) {
                into.warning(RULE, input, "an input of the run context's kind is named run-context; rename it");
            } else if (name && !kind) {
                into.warning(RULE, input, "an input named run-context is of kind " + KIND + "; say that kind");
            }
            if (kind || name) {
                new ObjectForm(RULE, input, into).may("fields", Form.TEXTS);
            } else {
                input.member("fields")
                        .ifPresent(fields ->
                                into.warning(RULE, fields, "only the run context lists fields; take them out"));
            }
        }
    }
}
