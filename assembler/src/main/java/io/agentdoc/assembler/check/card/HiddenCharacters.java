package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;

/** No value has a character that nobody sees (decision 55); A2A does not ask for it, so it is a warning. */
final class HiddenCharacters implements Rule<Card> {
    @Override
    public void check(Card card, Found into) {
        Found hidden = new Found();
        HiddenText.below("12.6-15", card.root(), hidden);
        hidden.findings()
                .forEach(finding -> into.add(finding.rule(), Level.WARNING, finding.place(), finding.message()));
    }
}
