package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;

/** No member stands under both spellings of its name, where two clients would read two things. */
final class DualNames implements Rule<Card> {
    @Override
    public void check(Card card, Found into) {
        for (Node value : Walk.values(card.root())) {
            for (Node.Entry entry : value.members()) {
                String snake = Card.snake(entry.name());
                if (!snake.equals(entry.name()) && value.member(snake).isPresent()) {
                    into.error(
                            "a2a-hybrid",
                            entry.node(),
                            "the member stands here as " + snake
                                    + " too, and clients differ in which they read; keep one");
                }
            }
        }
    }
}
