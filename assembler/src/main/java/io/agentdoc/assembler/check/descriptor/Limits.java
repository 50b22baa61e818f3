package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/** A limit on what one caller may use is a number, or a most with what holds the agent to it: rule or model (4.7, 6.2). */
final class Limits implements Rule<Declared> {
    private static final Set<String> CEILINGS = Set.of("requests_per_hour", "model_budget_per_day");

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm("6.2-25", declared.root(), into).may("limits", Form.OBJECT);
        for (Node.Entry limit :
                declared.root().member("limits").map(Node::members).orElse(List.of())) {
            if (CEILINGS.contains(limit.name())) {
                ceiling(limit.node(), into);
            } else if (limit.name().equals("past_them") && !Form.TEXT.fits(limit.node())) {
                into.error("6.2-25", limit.node(), "what happens beyond the limits is said in words; say it");
            }
        }
    }

    private static void ceiling(Node limit, Found into) {
        if (limit.isObject()) {
            new ObjectForm("6.2-25", limit, into).needs("most", Form.NUMBER.or(Form.MONEY));
            limit.member("decided_by")
                    .filter(side -> !Form.oneOf(Vocabulary.DECIDED_BY).fits(side))
                    .ifPresent(side -> into.error(
                            "4.7-3",
                            side,
                            "bad_decided_by: what holds the agent to a limit is rule or model; say one"));
        } else if (!Form.NUMBER.fits(limit)) {
            into.error("6.2-25", limit, "a limit is a number, or an object with most and decided_by; say one");
        }
    }
}
