package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.config.RunConfigDigest;
import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** A named run config's digest is that of the entry without it, as canonical JSON (5.8). */
final class NamedDigests implements Rule<Declared> {
    private static final String RULE = "5.8-5";

    @Override
    public void check(Declared declared, Found into) {
        for (Node named : NamedConfigs.named(declared)) {
            Optional<Node> digest = named.member("digest").filter(Form.DIGEST_TEXT::fits);
            if (digest.isPresent() && named.value() instanceof JsonObject entry) {
                String actual = RunConfigDigest.of(entry).toString();
                if (digest.get().text().filter(actual::equals).isEmpty()) {
                    into.error(RULE, digest.get(), "digest_mismatch: the entry's digest is " + actual);
                }
            }
        }
    }
}
