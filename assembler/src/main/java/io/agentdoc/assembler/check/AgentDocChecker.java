package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Checks;

/** Checks an AgentDoc, whoever assembled it (9.10). */
final class AgentDocChecker implements Checker.OfDocument {
    private final SourceBytes sources;

    AgentDocChecker(SourceBytes sources) {
        this.sources = sources;
    }

    @Override
    public Examination examine(Target.Document document) {
        return Examination.of(Checks.check(document.root()));
    }
}
