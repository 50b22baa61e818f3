package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.List;

/**
 * Whoever built an image started nothing, so its record names no target, no credential and no ceiling (12.10). Checks it may
 * have: those of the build (12.8, decision 7).
 */
final class NotPerformed implements Rule<Attested> {
    private static final List<String> OF_A_DEPLOY =
            List.of("target", "secrets_placed", "bindings", "ceilings", "key_custody", "subject", "environment");

    @Override
    public void check(Attested record, Found into) {
        if (record.is(FamilyTag.BUILD_RECORD)) {
            OF_A_DEPLOY.forEach(name -> new ObjectForm("12.10-2", record.root(), into)
                    .never(name, "a build deploys nothing, so it cannot know this; take it out"));
        }
    }
}
