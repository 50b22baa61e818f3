package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** An offering says what it is in one sentence, its description; does is how older documents spell it (decision 35). */
final class OfferingSentence implements Rule<Declared> {
    private static final String RULE = "6.2-9";

    @Override
    public void check(Declared declared, Found into) {
        declared.offerings().forEach(offering -> sentence(offering, into));
    }

    private static void sentence(Node offering, Found into) {
        Optional<Node> does = offering.member("does");
        Optional<Node> description = offering.member("description");
        if (does.isEmpty()) {
            new ObjectForm(RULE, offering, into).needs("description", Form.TEXT);
        } else if (description.isEmpty()) {
            new ObjectForm(RULE, offering, into).may("does", Form.TEXT);
            into.warning(RULE, does.get(), "an offering's sentence is called description; rename it");
        } else if (description.get().value().equals(does.get().value())) {
            into.warning(RULE, does.get(), "it says the description again; take it out");
        } else {
            into.error(RULE, does.get(), "it says something else than the description, which is carried; keep one");
        }
    }
}
