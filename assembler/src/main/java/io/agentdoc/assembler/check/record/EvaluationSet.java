package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;

/** An offering with a focus is tested against a set, named with its version and its digest, and for its focus (6.11). */
final class EvaluationSet implements Rule<Attested> {
    private static final String RULE = "6.11-28";

    @Override
    public void check(Attested record, Found into) {
        if (!record.is(FamilyTag.EVAL_RECORD)) {
            return;
        }
        Node root = record.root();
        ObjectForm form = new ObjectForm(RULE, root, into);
        if (root.text("scope").filter(Vocabulary.OPEN_WITH_FOCUS::equals).isPresent()) {
            form.needs("evaluation_set", Form.OBJECT).has("result", Form.OBJECT);
        } else {
            form.may("evaluation_set", Form.OBJECT);
        }
        root.member("evaluation_set")
                .filter(Node::isObject)
                .ifPresent(set -> new ObjectForm(RULE, set, into)
                        .needs("name", Form.TEXT)
                        .needs("version", Form.TEXT)
                        .needs("digest", Form.DIGEST_TEXT)
                        .may("focus", Form.oneOf(Vocabulary.FOCUS)));
    }
}
