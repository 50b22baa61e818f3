package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.descriptor.DescriptorRules;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.verify.SignatureRules;

/** Checks a Descriptor, draft or bound (6.8). */
final class DescriptorChecker implements Checker.OfDocument {
    private final DescriptorRules rules = new DescriptorRules(SignatureRules.standard());

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks());
    }
}
