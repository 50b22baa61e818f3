package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.samples.SamplesRules;

/** Checks a document of samples (7.7). */
final class SamplesChecker implements Checker.OfDocument {
    @Override
    public Examination examine(Target.Document document) {
        Found found = SamplesRules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks());
    }
}
