package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** What constrains a parameter has the form that the keyword has. */
final class Constraints implements Rule<PondManifest> {
    private static final String RULE = "P-21";
    private static final Form CHOICES = new Form(
            "a list of at least one choice, each once",
            list -> !list.elements().isEmpty() && PondForm.NOTHING_TWICE.fits(list));
    private static final Form NUMBER =
            new Form("a number", node -> node.number().isPresent());
    private static final Form NAMES = new Form(
            "a list of names, each once",
            list -> list.isArray()
                    && list.elements().stream().allMatch(PondForm.TEXT::fits)
                    && PondForm.NOTHING_TWICE.fits(list));

    @Override
    public void check(PondManifest manifest, Found into) {
        for (Node parameter : manifest.parameters()) {
            new ObjectForm(RULE, parameter, into)
                    .may("enum", CHOICES)
                    .may("minLength", PondForm.atLeast(0))
                    .may("maxLength", PondForm.atLeast(0))
                    .may("minimum", NUMBER)
                    .may("maximum", NUMBER)
                    .may("required", NAMES);
            new ObjectForm("P-42", parameter, into).may("additionalProperties", Form.FLAG);
        }
    }
}
