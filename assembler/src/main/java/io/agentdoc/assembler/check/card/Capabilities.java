package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Capabilities are true or false, and an extension is named by its URI. */
final class Capabilities implements Rule<Card> {
    @Override
    public void check(Card card, Found into) {
        card.member("capabilities").filter(Node::isObject).ifPresent(capabilities -> {
            new Versioned(card, capabilities, into)
                    .may("streaming", Form.FLAG)
                    .may("pushNotifications", Form.FLAG)
                    .may("stateTransitionHistory", Form.FLAG)
                    .may("extendedAgentCard", Form.FLAG)
                    .may("extensions", Form.OBJECTS);
            for (Node extension :
                    capabilities.member("extensions").map(Node::elements).orElse(List.of())) {
                if (extension.isObject()) {
                    new Versioned(card, extension, into)
                            .needs("uri", Form.TEXT)
                            .may("description", Form.ANY_TEXT)
                            .may("required", Form.FLAG);
                }
            }
        });
    }
}
