package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;

/** Holds the members of an object in a card against their forms, and names the card's version in what it tells. */
final class Versioned {
    private final Card card;
    private final Node object;
    private final Found into;

    Versioned(Card card, Node object, Found into) {
        this.card = card;
        this.object = object;
        this.into = into;
    }

    Versioned needs(String name, Form form) {
        if (Card.member(object, name).isEmpty()) {
            into.missing(
                    "a2a-required", Level.ERROR, object, name, card.version() + " asks for " + name + " here; add it");
        }
        return may(name, form);
    }

    Versioned may(String name, Form form) {
        Card.member(object, name)
                .filter(value -> !form.fits(value))
                .ifPresent(value ->
                        into.error("a2a-type", value, card.version() + " has " + form.what() + " here; say one"));
        return this;
    }
}
