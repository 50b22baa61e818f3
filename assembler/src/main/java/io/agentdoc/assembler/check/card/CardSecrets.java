package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.List;

/** A card is public, so no credential stands in it; the oldest one had a member that invited it. */
final class CardSecrets implements Rule<Card> {
    private static final String RULE = "a2a-secret";

    @Override
    public void check(Card card, Found into) {
        card.member("authentication")
                .flatMap(authentication -> authentication.member("credentials"))
                .filter(credentials -> !credentials.isNull()
                        && credentials.text().filter(String::isBlank).isEmpty())
                .ifPresent(credentials -> into.error(
                        RULE,
                        credentials,
                        "A2A 0.1 has room for credentials here, where everybody reads them; revoke what stands here"));
        new Shapes(RULE, "a card", into).credentials(Walk.values(card.root(), value -> !isElsewhere(value)));
    }

    private static boolean isElsewhere(Node value) {
        List<String> tokens = value.at().tokens();
        return tokens.equals(List.of("signatures")) || tokens.equals(List.of("authentication", "credentials"));
    }
}
