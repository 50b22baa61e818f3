package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;

/** Where a builder read what it built is a repository, a commit and a path, and is left out where it is not clean (8.2). */
final class BuildSource implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.BUILD_RECORD)) {
            new ObjectForm("8.2-3", record.root(), into).may("source", Form.OBJECT);
            record.root()
                    .member("source")
                    .filter(Node::isObject)
                    .ifPresent(source -> new ObjectForm("8.2-3", source, into)
                            .needs("repository", Form.TEXT)
                            .needs("commit", Form.TEXT)
                            .may("path", Form.ANY_TEXT));
        }
    }
}
