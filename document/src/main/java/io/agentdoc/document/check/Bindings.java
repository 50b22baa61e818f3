package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A public document has shapes and no bindings: no credential, no account, no machinery of a package (9.4, 9.5).
 *
 * <p>These are names that no section has a use for. A credential is looked for in quotations too, and an address inside
 * what a caller presents.
 * What an offering needs may name the service that a credential opens, which is a shape (6.9).
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
            "account_id",
            "tenant_id");

    @Override
    public void check(Examined document, Findings into) {
        Set<MemberPath> quoted = new HashSet<>();
        for (Carried carried : document.carried()) {
            if (Quotations.isOne(carried)) {
                quoted.add(carried.value().path());
            }
        }
        document.sections().forEach(section -> below(section, quoted, false, into));
        document.sources().forEach(source -> below(source, quoted, false, into));
        document.section("access")
                .flatMap(access -> access.member("schemes"))
                .ifPresent(schemes -> shapes(schemes, into));
    }

    private static void below(Spot spot, Set<MemberPath> quoted, boolean within, Findings into) {
        boolean quotation = within || quoted.contains(spot.path());
        for (Spot member : spot.members()) {
            if (MACHINERY.contains(member.name()) && !quotation) {
                into.error("9.4-12", member.path(), "what a package runs, and with what, is never carried");
            } else if (SECRETS.contains(member.name()) && member.text().isPresent() && !isNeed(member)) {
                into.error("9.5-23", member.path(), "a binding stands in no public document");
            }
            below(member, quoted, quotation, into);
        }
        spot.elements().forEach(element -> below(element, quoted, quotation, into));
    }

    private static boolean isNeed(Spot member) {
        return member.name().equals("credential") && member.path().toString().contains(".needs[");
    }

    private static void shapes(Spot spot, Findings into) {
        Optional<String> address = spot.text().filter(text -> text.contains("://"));
        if (address.isPresent() && spot.name().equals("description")) {
            into.warning("9.5-23", spot.path(), "a scheme is a shape, and its description has an address");
        } else if (address.isPresent()) {
            into.error("9.5-23", spot.path(), "a scheme is a shape, and this carries an address");
        }
        List<Spot> below = spot.node().isArray() ? spot.elements() : spot.members();
        below.forEach(one -> shapes(one, into));
    }
}
