package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** A manifest says whose job it is, which delivery, of what, when, and every piece (5.7). */
final class ManifestMembers implements Rule<Node> {
    private static final String RULE = "5.7-2";

    @Override
    public void check(Node manifest, Found into) {
        if (!manifest.isObject()) {
            into.error(RULE, manifest, "a job manifest is a JSON object, and this is not");
            return;
        }
        new ObjectForm(RULE, manifest, into)
                .needs("job", Form.TEXT)
                .needs("task_id", Form.TEXT)
                .needs("context_id", JobForms.TEXT_OR_NULL)
                .needs("revises", JobForms.TEXT_OR_NULL)
                .needs("version", Form.POSITIVE)
                .needs("agent", Form.KEY)
                .needs("offering", Form.TEXT)
                .needs("produced_at", Form.INSTANT)
                .needs("pieces", Form.OBJECTS)
                .needs("reused", Form.OBJECT)
                .needs("sig", Form.TEXT)
                .never("signatures", "its one signature is in sig; take the list out");
    }
}
