package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.Set;

/** What was removed is listed with what remains, which is empty only where all of it is gone (12.7). */
final class Removals implements Rule<Attested> {
    private static final String RULE = "12.7-8";
    private static final Set<String> ACTS = Set.of("remove", "retire-version");

    @Override
    public void check(Attested record, Found into) {
        boolean removal = record.root().text("act").filter(ACTS::contains).isPresent();
        if (!removal || !record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            return;
        }
        new ObjectForm(RULE, record.root(), into).needs("remaining", Form.LIST).ought("removed", Form.LIST);
        record.root()
                .member("removed")
                .filter(Node::isArray)
                .filter(list -> list.elements().isEmpty())
                .ifPresent(list -> into.error(RULE, list, "a removal that removed nothing is none; list what was removed"));
    }
}
