package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** An interface says where and how the agent is spoken to. */
final class Interfaces implements Rule<Card> {
    @Override
    public void check(Card card, Found into) {
        card.objects("supportedInterfaces")
                .forEach(one -> new Versioned(card, one, into)
                        .needs("url", Form.TEXT)
                        .needs("protocolBinding", Form.TEXT)
                        .needs("protocolVersion", Form.TEXT));
        card.objects("additionalInterfaces")
                .forEach(one ->
                        new Versioned(card, one, into).needs("url", Form.TEXT).needs("transport", Form.TEXT));
        card.member("supportedInterfaces")
                .filter(list -> list.isArray() && list.elements().isEmpty())
                .ifPresent(list -> into.error(
                        "a2a-required", list, card.version() + " asks for at least one interface; name one"));
        card.member("provider")
                .filter(Node::isObject)
                .ifPresent(provider -> new Versioned(card, provider, into).needs("organization", Form.TEXT));
    }
}
