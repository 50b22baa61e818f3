package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.record.RecordRules;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.verify.SignatureRules;

/** Checks a build, a deployment or an evaluation record (8). */
final class RecordChecker implements Checker.OfDocument {
    private final RecordRules rules = new RecordRules(SignatureRules.standard());

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks());
    }
}
