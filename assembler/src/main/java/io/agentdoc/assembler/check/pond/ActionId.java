package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.regex.Pattern;

/** An action's id is lowercase snake case, at most 64 characters. */
final class ActionId implements Rule<PondManifest> {
    private static final Form ID = Form.pattern(
            "lowercase letters, digits and underscores, beginning with a letter, at most 64",
            Pattern.compile("[a-z][a-z0-9_]{0,63}"));

    @Override
    public void check(PondManifest manifest, Found into) {
        manifest.actions().forEach(action -> new ObjectForm("P-16", action, into).may("id", ID));
    }
}
