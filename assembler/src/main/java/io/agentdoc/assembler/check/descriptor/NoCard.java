package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.Set;

/** A Descriptor is not a card: it has no endpoint and no authentication, which are facts of a connection (6.1). */
final class NoCard implements Rule<Declared> {
    private static final String RULE = "6.1-3";
    private static final Set<String> OF_A_CARD = Set.of(
            "endpoint",
            "endpoints",
            "url",
            "auth",
            "authentication",
            "security",
            "securitySchemes",
            "securityRequirements",
            "supportedInterfaces",
            "additionalInterfaces",
            "preferredTransport");

    @Override
    public void check(Declared declared, Found into) {
        declared.root().members().stream()
                .filter(entry -> OF_A_CARD.contains(entry.name()))
                .forEach(entry -> into.error(
                        RULE,
                        entry.node(),
                        "endpoints and authentication are facts of a connection and stand in the card; take it out"));
    }
}
