package io.agentdoc.assembler.check.samples;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A sample says which offering made it, when, in which version, and the receipt of the task (7.7). */
final class Entries implements Rule<Node> {
    private static final String RULE = "7.7-6";
    private static final Form SOMETHING = new Form("a reference", node -> Form.TEXT.fits(node) || node.isObject());

    @Override
    public void check(Node document, Found into) {
        Set<String> ids = new HashSet<>();
        for (Node sample : document.member("samples").map(Node::elements).orElse(List.of())) {
            if (!sample.isObject()) {
                continue;
            }
            new ObjectForm(RULE, sample, into)
                    .needs("id", Form.TEXT)
                    .needs("offering", Form.TEXT)
                    .needs("title", Form.TEXT)
                    .needs("deliverable", SOMETHING)
                    .needs("receipt", SOMETHING)
                    .needs("agent_version", Form.TEXT)
                    .needs("made_at", Form.INSTANT)
                    .may("poster", SOMETHING);
            sample.member("id")
                    .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                    .ifPresent(id -> into.error(RULE, id, "another sample has this id; give each its own"));
        }
    }
}
