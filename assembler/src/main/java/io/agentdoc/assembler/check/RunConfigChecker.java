package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.config.RunConfigRules;
import io.agentdoc.assembler.check.job.RunOutcomes;
import io.agentdoc.assembler.check.rule.Found;

/** Checks a run config, or the record of a run, and what the agent says it used beside it (5.8, 8.7). */
final class RunConfigChecker implements Checker.OfDocument {
    private final RunOutcomes outcomes;

    RunConfigChecker(RunOutcomes outcomes) {
        this.outcomes = outcomes;
    }

    @Override
    public Examination examine(Target.Document document) {
        Found found = RunConfigRules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks())
                .and(Examination.of(outcomes.look(document.root())));
    }
}
