package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.List;

/** A card is of one version: members of two are read by some clients and passed over by others. */
final class Hybrids implements Rule<Card> {
    private static final String RULE = "a2a-hybrid";
    private static final List<String> BEFORE_1_0 = List.of(
            "url",
            "protocolVersion",
            "preferredTransport",
            "additionalInterfaces",
            "security",
            "authentication",
            "supportsAuthenticatedExtendedCard");

    @Override
    public void check(Card card, Found into) {
        if (card.version() == CardVersion.V1_0) {
            BEFORE_1_0.forEach(name -> card.member(name)
                    .ifPresent(member -> into.warning(
                            RULE,
                            member,
                            card.version() + " has no such member and older ones have; keep to one version")));
        } else {
            card.member("protocolVersion")
                    .filter(stated ->
                            stated.text().filter(text -> text.startsWith("1")).isPresent())
                    .ifPresent(stated -> into.warning(
                            RULE,
                            stated,
                            "it states a version that its shape is not of, which is " + card.version()
                                    + "; a card of 1.0 has supportedInterfaces"));
            card.member("securityRequirements")
                    .ifPresent(member ->
                            into.warning(RULE, member, card.version() + " calls it security; keep to one version"));
        }
    }
}
