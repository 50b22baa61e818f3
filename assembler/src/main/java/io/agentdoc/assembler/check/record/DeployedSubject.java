package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;

/** A deployment names the agent that it gave rise to, and the Descriptor that it bound (8.3, 8.5). */
final class DeployedSubject implements Rule<Attested> {
    private static final String RULE = "8.3-14";

    @Override
    public void check(Attested record, Found into) {
        if (!record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            return;
        }
        Node root = record.root();
        new ObjectForm(RULE, root, into)
                .may("subject", Form.OBJECT)
                .may("descriptor_digest", Form.DIGEST_TEXT.or(Form.BARE_DIGEST))
                .may("declarations", Form.OBJECT);
        root.member("agent")
                .filter(agent -> root.member("subject").isEmpty())
                .ifPresent(agent ->
                        into.warning("8.5-1", agent, "what a deployment gave rise to is called subject; rename it"));
    }
}
