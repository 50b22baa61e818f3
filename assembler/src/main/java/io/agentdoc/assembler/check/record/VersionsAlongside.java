package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;

/**
 * A version that was installed beside the current one is named by its package's digest, and the record says how it is
 * reached (12.7). The specification names no member for that, so what is said elsewhere than in {@code reached} cannot be
 * told.
 */
final class VersionsAlongside implements Rule<Attested> {
    private static final String RULE = "12.7-6";

    @Override
    public void check(Attested record, Found into) {
        Node root = record.root();
        if (!record.is(FamilyTag.DEPLOYMENT_RECORD)
                || root.text("act").filter("alongside"::equals).isEmpty()) {
            return;
        }
        root.member("package")
                .filter(Node::isObject)
                .ifPresent(at ->
                        new ObjectForm(RULE, at, into).has("version", Form.TEXT).has("sha256", Form.BARE_DIGEST));
        new ObjectForm(RULE, root, into).may("reached", Form.OBJECT.or(Form.TEXT));
        if (root.member("reached").isEmpty()) {
            into.cannotCheck("the record does not say in reached how the version that stands alongside is reached");
        }
    }
}
