package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import java.util.List;
import java.util.Optional;

/** Every rule of an A2A card, each told with the version that the card's shape is of. */
public final class CardRules {
    private final List<Rule<Card>> rules;

    public CardRules(SignatureRules signatures) {
        rules = List.of(
                new RequiredMembers(),
                new Skills(),
                new Capabilities(),
                new Interfaces(),
                new Hybrids(),
                new DualNames(),
                new Schemes(),
                new CardSecrets(),
                new DoorAddresses(),
                new CardSigned(signatures),
                new HiddenCharacters());
    }

    /** What the card breaks, and what nobody can tell of it. */
    public Found check(Json document) {
        return check(document, Optional.empty());
    }

    /** The same of a card that was served there, which is what keys are bound to. */
    public Found check(Json document, Optional<String> servedFrom) {
        Card card = Card.of(document, servedFrom);
        Found found = new Found();
        rules.forEach(rule -> rule.check(card, found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    List<Rule<Card>> all() {
        return rules;
    }
}
