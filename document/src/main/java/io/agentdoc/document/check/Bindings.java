package io.agentdoc.document.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A public document has shapes and no bindings: no credential, no account, no machinery of a package (9.4, 9.5).
 *
 * <p>These are member names that no section has a use for, looked for at any depth, quoted documents included; and an
 * address inside what a caller presents. What an offering needs may name the service that a credential opens, which is a
 * shape (6.9).
 */
final class Bindings implements Check {
    private static final Set<String> MACHINERY = Set.of("env", "command", "args", "cwd", "headers");
    private static final Set<String> SECRETS = Set.of(
            "credential",
            "credentials",
            "password",
            "secret",
            "secrets",
            "api_key",
            "apikey",
            "access_key",
            "private_key",
            "key_store",
            "keystore",
            "access_token",
            "refresh_token",
            "client_secret",
            "bearer",
            "account_id",
            "tenant_id",
            "authorization");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot section : document.sections()) {
            below(section, into);
        }
        document.sources().forEach(source -> below(source, into));
        document.section("access")
                .flatMap(access -> access.member("schemes"))
                .ifPresent(schemes -> shapes(schemes, into));
    }

    private static void below(Spot spot, Findings into) {
        for (Spot member : spot.members()) {
            if (MACHINERY.contains(member.name())) {
                into.error("9.4-12", member.path(), "what a package runs, and with what, is never carried");
            } else if (SECRETS.contains(member.name()) && !isNeed(member)) {
                into.error("9.5-23", member.path(), "a binding stands in no public document");
            }
            below(member, into);
        }
        spot.elements().forEach(element -> below(element, into));
    }

    private static boolean isNeed(Spot member) {
        return member.name().equals("credential") && member.path().toString().contains(".needs[");
    }

    private static void shapes(Spot spot, Findings into) {
        Optional<String> address = spot.text().filter(text -> text.contains("://"));
        if (address.isPresent()) {
            into.error("9.5-23", spot.path(), "a scheme is a shape, and this carries an address");
        }
        List<Spot> below = spot.node().isArray() ? spot.elements() : spot.members();
        below.forEach(one -> shapes(one, into));
    }
}
