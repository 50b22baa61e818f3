package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;

/** A promise to read sealed requests needs the key to seal them to (6.9). */
final class Sealing implements Rule<Declared> {
    private static final String RULE = "6.9-11";

    @Override
    public void check(Declared declared, Found into) {
        Node root = declared.root();
        new ObjectForm(RULE, root, into).may("sealing", Form.oneOf(Vocabulary.SEALING));
        boolean posture = root.member("sealing").isPresent();
        if (posture && root.text("encryption_key").filter(key -> !key.isBlank()).isEmpty()) {
            into.missing(
                    RULE,
                    Level.ERROR,
                    root,
                    "encryption_key",
                    "a sealing posture promises to read what is sealed to a key; declare the key or drop the posture");
        }
    }
}
