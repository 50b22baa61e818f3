package io.agentdoc.assembler.check.source;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.regex.Pattern;

/**
 * What a view takes from a standing proposal has to be there: whose it is, and which offerings it is about (9.4, 9.5). The
 * rest of its form is Agent SoW's own to rule on.
 */
public final class ProposalForm implements Rule<Node> {
    private static final String RULE = "9.5-9";
    private static final Form ID = Form.pattern(
            "sow_ and 16 letters and digits of Crockford's base32", Pattern.compile("sow_[0-9a-hjkmnp-tv-z]{16}"));

    @Override
    public void check(Node proposal, Found into) {
        new ObjectForm(RULE, proposal, into)
                .needs("sow", Form.exactly("v1"))
                .needs("id", ID)
                .needs("parties", Form.OBJECT)
                .needs("scope", Form.OBJECT);
        proposal.member("parties")
                .filter(Node::isObject)
                .ifPresent(parties -> new ObjectForm(RULE, parties, into).needs("provider", Form.OBJECT));
        proposal.member("parties")
                .flatMap(parties -> parties.member("provider"))
                .filter(Node::isObject)
                .ifPresent(provider -> new ObjectForm(RULE, provider, into).needs("agent", Form.KEY));
        proposal.member("scope")
                .filter(Node::isObject)
                .ifPresent(scope -> new ObjectForm(RULE, scope, into).needs("offerings", Form.LIST));
    }
}
