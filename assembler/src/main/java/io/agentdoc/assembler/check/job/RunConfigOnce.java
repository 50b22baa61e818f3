package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** What the work ran under stands once, on the manifest and never on a piece (5.7). */
final class RunConfigOnce implements Rule<Node> {
    private static final String RULE = "5.7-7";

    @Override
    public void check(Node manifest, Found into) {
        new ObjectForm(RULE, manifest, into).may("run_config", Form.OBJECT);
        manifest.member("run_config").filter(Node::isObject).ifPresent(run -> {
            new ObjectForm(RULE, run, into)
                    .may("name", Form.TEXT)
                    .may("digest", Form.DIGEST_TEXT)
                    .needs("resolved", Form.DIGEST_TEXT)
                    .needs("values", Form.OBJECT);
            if (run.member("name").isPresent() != run.member("digest").isPresent()) {
                into.error(RULE, run, "a name and its digest stand together or not at all; say both or neither");
            }
        });
        JobForms.pieces(manifest)
                .forEach(piece -> new ObjectForm(RULE, piece, into)
                        .never(
                                "run_config",
                                "the work ran under one run config, whatever it made; move it to the manifest"));
    }
}
