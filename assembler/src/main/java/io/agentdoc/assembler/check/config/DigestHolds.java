package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;

/** The digest is that of the document without it (5.8). */
final class DigestHolds implements Rule<Node> {
    private static final String RULE = "5.8-4";

    @Override
    public void check(Node config, Found into) {
        new ObjectForm(RULE, config, into).needs("digest", Form.DIGEST_TEXT);
        if (config.value() instanceof JsonObject document) {
            String actual = RunConfigDigest.of(document).toString();
            config.member("digest")
                    .filter(Form.DIGEST_TEXT::fits)
                    .filter(digest -> digest.text().filter(actual::equals).isEmpty())
                    .ifPresent(digest -> into.error(
                            RULE, digest, "digest_mismatch: the document without it has " + actual + "; say that"));
        }
    }
}
