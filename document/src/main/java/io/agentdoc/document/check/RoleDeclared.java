package io.agentdoc.document.check;

import java.util.Optional;

/** A role is listed because the subject declares it, never because a role's contract would fit (9.4). */
final class RoleDeclared implements Check {
    private static final String RULE = "9.4-14";

    @Override
    public void check(Examined document, Findings into) {
        Optional<Spot> role = document.section("role").filter(Spot::isObject);
        if (role.isEmpty()) {
            return;
        }
        if (!role.get().has("name")) {
            into.error(RULE, role.get().path().member("name"), "the role has no name");
        }
        Optional<Spot> declared = role.get().member("declared_in");
        if (declared.isEmpty()) {
            into.warning(
                    RULE,
                    role.get().path().member("declared_in"),
                    "it is not said where the subject declares the role");
        }
        declared.flatMap(Spot::text)
                .flatMap(document::source)
                .filter(source -> source.says("kind", "roles-declaration"))
                .ifPresent(source -> into.error(
                        RULE,
                        role.get().path().member("declared_in"),
                        "a role's contract is no declaration of the subject"));
    }
}
