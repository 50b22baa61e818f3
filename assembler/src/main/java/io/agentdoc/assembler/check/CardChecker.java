package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.card.CardRules;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.verify.SignatureRules;
import java.util.Optional;

/** Checks an A2A card of any version. */
final class CardChecker implements Checker.OfDocument {
    private final CardRules rules;

    CardChecker(SignatureRules signatures) {
        this.rules = new CardRules(signatures);
    }

    @Override
    public Examination examine(Target.Document document) {
        Found found = rules.check(document.root(), servedFrom(document.name()));
        return new Examination(found.findings(), found.cannotChecks());
    }

    /** A card that was handed in by its address was served there, which is what keys are bound to. */
    private static Optional<String> servedFrom(String name) {
        return Optional.of(name).filter(address -> address.startsWith("https://"));
    }
}
