package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.PublicAddress;
import io.agentdoc.document.json.Node;
import java.util.regex.Pattern;

/** The agent answers at a public https address that a stranger can use. */
final class DoorAddresses implements Rule<Card> {
    private static final String RULE = "a2a-address";
    private static final Pattern PLACEHOLDER = Pattern.compile(
            "(?i).*([<>{}]|your[-_. ]|\\bTODO\\b|://([^/]*\\.)?example(\\.(com|org|net))?([:/].*)?$).*",
            Pattern.DOTALL);

    @Override
    public void check(Card card, Found into) {
        for (Node door : card.doors()) {
            String text = door.text().orElse("");
            if (text.isBlank()) {
                continue;
            }
            if (PLACEHOLDER.matcher(text).matches()) {
                into.warning("a2a-placeholder", door, "a placeholder and no address; say where the agent answers");
            } else if (text.regionMatches(true, 0, "http://", 0, 7)) {
                into.error(RULE, door, "plain http, which anybody on the way can read and change; serve https");
            } else if (PublicAddress.of(text).isEmpty()) {
                into.error(RULE, door, "no public https address, so nobody outside can use it; say one that they can");
            }
        }
    }
}
