package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** No value has a character that nobody sees (12.6 rule 8, decision 55). */
final class HiddenCharacters implements Rule<Node> {
    @Override
    public void check(Node config, Found into) {
        HiddenText.below("12.6-15", config, into);
    }
}
