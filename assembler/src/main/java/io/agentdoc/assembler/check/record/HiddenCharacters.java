package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;

/** No value has a character that nobody sees (12.6 rule 8, decision 55). */
final class HiddenCharacters implements Rule<Attested> {
    @Override
    public void check(Attested record, Found into) {
        HiddenText.below("12.6-15", record.root(), into);
    }
}
