package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.descriptor.DescriptorRules;
import io.agentdoc.assembler.check.descriptor.Versions;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.verify.SignatureRules;

/** Checks a Descriptor, draft or bound (6.8), and whether another of the same version says something else (6.5). */
final class DescriptorChecker implements Checker.OfDocument {
    private final DescriptorRules rules = new DescriptorRules(SignatureRules.standard());
    private final Versions versions = new Versions();

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root());
        Examination alone = new Examination(found.findings(), found.cannotChecks());
        return alone.and(Examination.of(
                versions.look(document.name(), document.root()).stream().toList()));
    }
}
