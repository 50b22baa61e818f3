package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** An input contract describes an object, names its parameters and lets no others through. */
final class Contracts implements Rule<PondManifest> {
    private static final String RULE = "P-19";
    private static final Form NO =
            new Form("false", node -> node.flag().filter(said -> !said).isPresent());
    private static final Form REQUIRED = new Form(
            "a list of names, each once",
            list -> list.isArray()
                    && list.elements().stream().allMatch(PondForm.TEXT::fits)
                    && PondForm.NOTHING_TWICE.fits(list));

    @Override
    public void check(PondManifest manifest, Found into) {
        for (Node contract : manifest.contracts()) {
            if (!contract.isObject()) {
                into.error(RULE, contract, "an input contract is an object; write one or leave it out");
                continue;
            }
            new ObjectForm(RULE, contract, into)
                    .needs("type", Form.exactly("object"))
                    .needs("properties", Form.OBJECT)
                    .needs("additionalProperties", NO);
            new ObjectForm("P-21", contract, into).may("required", REQUIRED);
        }
    }
}
