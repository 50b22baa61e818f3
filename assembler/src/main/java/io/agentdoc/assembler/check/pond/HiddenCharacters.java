package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;

/** No value has a character that nobody sees (12.6 rule 8, decision 55); Pond does not ask for it, so it is a warning. */
final class HiddenCharacters implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        Found hidden = new Found();
        HiddenText.below("12.6-15", manifest.root(), hidden);
        hidden.findings()
                .forEach(finding -> into.add(finding.rule(), Level.WARNING, finding.place(), finding.message()));
    }
}
