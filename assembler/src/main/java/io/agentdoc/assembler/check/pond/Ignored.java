package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** A listing field that Pond passes over: a warning, because the manifest is valid all the same. */
final class Ignored {
    private Ignored() {}

    static void check(String rule, Optional<Node> field, Form form, Found into) {
        field.filter(value -> !form.fits(value))
                .ifPresent(value -> into.warning(rule, value, "it is not " + form.what() + ", so Pond ignores it"));
    }
}
