package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** A record names the package: what was built of it, what was deployed, or what the test was derived from (8.2 to 8.4). */
final class Packages implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.BUILD_RECORD)) {
            named("8.2-1", record, into)
                    .ifPresent(at -> new ObjectForm("8.2-1", at, into)
                            .needs("name", Form.TEXT)
                            .needs("version", Form.TEXT)
                            .needs("schema", Form.TEXT)
                            .needs("sha256", Form.BARE_DIGEST));
        } else if (record.is(FamilyTag.DEPLOYMENT_RECORD)) {
            named("8.3-2", record, into)
                    .ifPresent(at -> new ObjectForm("8.3-2", at, into)
                            .may("name", Form.TEXT)
                            .may("version", Form.TEXT)
                            .may("url", Form.TEXT)
                            .may("sha256", Form.BARE_DIGEST));
        } else if (record.is(FamilyTag.EVAL_RECORD)) {
            new ObjectForm("8.4-2", record.root(), into).may("package", Form.OBJECT);
            record.root()
                    .member("package")
                    .filter(Node::isObject)
                    .ifPresent(at -> new ObjectForm("8.4-2", at, into)
                            .may("name", Form.TEXT)
                            .may("tree_sha256", Form.TEXT));
        }
    }

    private static Optional<Node> named(String rule, Attested record, Found into) {
        new ObjectForm(rule, record.root(), into).needs("package", Form.OBJECT);
        return record.root().member("package").filter(Node::isObject);
    }
}
