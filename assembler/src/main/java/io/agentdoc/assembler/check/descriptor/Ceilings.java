package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/** A ceiling is one of four and says the most, in its unit, and the side that holds a job to it (6.11). */
final class Ceilings implements Rule<Declared> {
    private static final String RULE = "6.11-22";
    private static final Set<String> MONEY = Set.of("cost_per_job", "spend_per_job");

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).may("ceilings", Form.OBJECT);
            offering.member("ceilings").map(Node::members).orElse(List.of()).forEach(entry -> ceiling(entry, into));
        }
    }

    private static void ceiling(Node.Entry entry, Found into) {
        if (!Vocabulary.CEILINGS.contains(entry.name())) {
            into.warning(RULE, entry.node(), "no ceiling of this name is known; take one of " + names());
        } else if (!entry.node().isObject()) {
            into.error(RULE, entry.node(), "a ceiling is an object with most and decided_by; say both");
        } else {
            new ObjectForm(RULE, entry.node(), into)
                    .needs("most", MONEY.contains(entry.name()) ? Form.MONEY : Form.COUNT)
                    .ought("decided_by", Form.oneOf(Vocabulary.DECIDED_BY));
        }
    }

    private static String names() {
        return String.join(", ", Vocabulary.CEILINGS);
    }
}
