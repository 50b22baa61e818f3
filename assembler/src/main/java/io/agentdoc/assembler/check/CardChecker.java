package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.card.CardRules;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.verify.SignatureRules;

/** Checks an A2A card of any version. */
final class CardChecker implements Checker.OfDocument {
    private final CardRules rules = new CardRules(SignatureRules.standard());

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root());
        return new Examination(found.findings(), found.cannotChecks());
    }
}
