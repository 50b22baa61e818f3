package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** A job that named a run config says its name and its digest, and one that named none says neither (8.7). */
final class RunName implements Rule<Node> {
    private static final String RULE = "8.7-1";

    @Override
    public void check(Node run, Found into) {
        new ObjectForm(RULE, run, into)
                .may("name", Form.TEXT)
                .may("digest", Form.DIGEST_TEXT)
                .needs("resolved", Form.OBJECT.or(Form.DIGEST_TEXT))
                .may("checks", Form.OBJECTS);
        boolean name = run.member("name").isPresent();
        boolean digest = run.member("digest").isPresent();
        if (name != digest) {
            into.error(
                    RULE,
                    run,
                    "it has " + (name ? "a name without its digest" : "a digest without its name")
                            + "; a job that named a run config says both, and one that named none neither");
        }
    }
}
