package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;

/** A build record never says that a package is past its draft (8.2). */
final class BuildDraft implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.BUILD_RECORD)) {
            new ObjectForm("8.2-4", record.root(), into)
                    .may(
                            "draft",
                            new Form(
                                    "true, which a build never clears",
                                    node -> node.flag().orElse(false)));
        }
    }
}
