package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/** What a card requires of a caller is a scheme that it defines, in the form of its version. */
final class Schemes implements Rule<Card> {
    private static final Set<String> TYPES = Set.of("apiKey", "http", "oauth2", "openIdConnect", "mutualTLS");
    private static final Set<String> WRAPPERS = Set.of(
            "apiKeySecurityScheme",
            "httpAuthSecurityScheme",
            "oauth2SecurityScheme",
            "openIdConnectSecurityScheme",
            "mtlsSecurityScheme");

    @Override
    public void check(Card card, Found into) {
        card.member("securitySchemes")
                .map(Node::members)
                .orElse(List.of())
                .forEach(scheme -> form(card, scheme.node(), into));
        String required = card.version() == CardVersion.V1_0 ? "securityRequirements" : "security";
        for (Node entry : card.objects(required)) {
            Node schemes = entry.member("schemes").filter(Node::isObject).orElse(entry);
            schemes.members().stream()
                    .filter(one -> card.member("securitySchemes")
                            .flatMap(all -> all.member(one.name()))
                            .isEmpty())
                    .forEach(one -> into.error(
                            "a2a-type",
                            one.node(),
                            "the card defines no scheme of this name; define it or take it out"));
        }
    }

    private static void form(Card card, Node scheme, Found into) {
        boolean flat = scheme.text("type").filter(TYPES::contains).isPresent();
        boolean wrapped = scheme.members().stream().anyMatch(entry -> WRAPPERS.contains(entry.name()));
        boolean newer = card.version() == CardVersion.V1_0;
        if (!flat && !wrapped) {
            into.error("a2a-type", scheme, "no scheme that " + card.version() + " knows; say one of its types");
        } else if (newer != wrapped) {
            into.warning(
                    "a2a-hybrid",
                    scheme,
                    card.version() + (newer ? " wraps a scheme in its type's name" : " says a scheme's type in type")
                            + "; keep to one version");
        }
    }
}
