package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.job.JobRules;
import io.agentdoc.assembler.check.job.Revisions;
import io.agentdoc.assembler.check.job.RunOutcomes;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.verify.JobManifestSignature;

/** Checks a job manifest, alone and beside the delivery that it revises and the run that it answers (5.7, 8.7). */
final class JobManifestChecker implements Checker.OfDocument {
    private final JobRules rules = new JobRules(new JobManifestSignature(new Ed25519()));
    private final Revisions revisions = new Revisions();
    private final RunOutcomes outcomes;

    JobManifestChecker(RunOutcomes outcomes) {
        this.outcomes = outcomes;
    }

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks())
                .and(Examination.of(revisions.look(document.root())))
                .and(Examination.of(outcomes.look(document.root())));
    }
}
