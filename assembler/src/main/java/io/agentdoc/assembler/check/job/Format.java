package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** The format is this one exactly, which is looked at before any signature (5.7). */
final class Format implements Rule<Node> {
    static final Form FORM = Form.exactly("job-manifest-v1");

    @Override
    public void check(Node manifest, Found into) {
        new ObjectForm("5.7-1", manifest, into).has("format", FORM);
        manifest.member("format")
                .filter(format -> !FORM.fits(format))
                .ifPresent(format -> into.error(
                        "5.7-1", format, "wrong_format: it is \"job-manifest-v1\", or the document is none of these"));
    }
}
