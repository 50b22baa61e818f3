package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.List;

/** A refusal case says who ought to have decided and who did; what a rule owes and a model made fails (6.11). */
final class RefusalCases implements Rule<Attested> {
    private static final String RULE = "6.11-30";
    private static final Form SIDES = Form.oneOf(Vocabulary.REFUSED_BY);

    @Override
    public void check(Attested record, Found into) {
        for (Node one : record.is(FamilyTag.EVAL_RECORD) ? record.objects("cases") : List.<Node>of()) {
            if (one.text("kind").filter("refusal"::equals).isEmpty()) {
                continue;
            }
            one.member("decided_by").filter(Node::isObject).ifPresent(sides -> {
                new ObjectForm(RULE, sides, into).needs("expected", SIDES).needs("observed", SIDES);
                boolean apart = !sides.text("expected").equals(sides.text("observed"));
                if (apart && one.text("verdict").filter("pass"::equals).isPresent()) {
                    into.error(
                            RULE, one, "the refusal was decided by another side than it ought to be, which is a fail");
                }
            });
        }
    }
}
