package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.Map;
import java.util.Optional;

/**
 * A removal, of an agent or of one version beside the current one, lists what was removed and what remains (12.7). Nothing
 * remains only where the list is there and empty; a record without it leaves that open, and it is not for leaving open.
 */
final class Removals implements Rule<Attested> {
    private static final Map<String, String> RULES = Map.of("remove", "12.7-8", "retire-version", "12.7-7");
    private static final Form ENTRIES = new Form(
            "a list of texts or objects",
            node -> node.isArray()
                    && node.elements().stream()
                            .allMatch(entry -> entry.isObject()
                                    || entry.text()
                                            .filter(text -> !text.isBlank())
                                            .isPresent()));

    @Override
    public void check(Attested record, Found into) {
        Node root = record.root();
        Optional<String> rule = root.text("act").map(RULES::get);
        if (record.is(FamilyTag.DEPLOYMENT_RECORD) && rule.isPresent()) {
            new ObjectForm(rule.get(), root, into).needs("removed", ENTRIES).needs("remaining", ENTRIES);
        }
    }
}
