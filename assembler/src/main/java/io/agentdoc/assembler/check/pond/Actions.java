package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** Actions are left out, or there is at least one and none is there twice. */
final class Actions implements Rule<PondManifest> {
    private static final Form ACTIONS = new Form(
            "a list of at least one object, each once",
            list -> !list.elements().isEmpty()
                    && list.elements().stream().allMatch(Node::isObject)
                    && PondForm.NOTHING_TWICE.fits(list));

    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm("P-14", manifest.root(), into).may("actions", ACTIONS);
    }
}
