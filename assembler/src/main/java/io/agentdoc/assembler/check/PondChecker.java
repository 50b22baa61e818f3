package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.pond.PondRules;
import io.agentdoc.assembler.check.pond.Releases;
import io.agentdoc.assembler.check.rule.Found;

/** Checks a manifest of Pond Protocol 1.0, and whether another of the same release says something else. */
final class PondChecker implements Checker.OfDocument {
    private final Releases releases = new Releases();

    @Override
    public Examination examine(Target.Document document) {
        Found found = PondRules.check(document.root(), document.bytes().size());
        Examination alone = new Examination(found.findings(), found.cannotChecks());
        return alone.and(Examination.of(
                releases.look(document.name(), document.root()).stream().toList()));
    }
}
