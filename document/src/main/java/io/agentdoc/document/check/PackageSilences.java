package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.List;

/** A package's document has no standing, access, price, handling or signature, and names each as not stated (13.4). */
final class PackageSilences implements Check {
    private static final String RULE = "13.4-3";
    private static final List<String> SECTIONS = List.of("access", "handling", "standing");

    @Override
    public void check(Examined document, Findings into) {
        if (!document.isPackage()) {
            return;
        }
        for (String name : SECTIONS) {
            document.section(name).ifPresent(section -> into.error(RULE, section.path(), "a package has no " + name));
        }
        document.member("signatures")
                .filter(signatures -> !signatures.elements().isEmpty())
                .ifPresent(signatures -> into.error(RULE, signatures.path(), "a package's document is not signed"));
        named(document, MemberPath.of("subject"), into);
        named(document, MemberPath.of("signatures"), into);
        document.offerings().forEach(offering -> price(document, offering, into));
    }

    private static void price(Examined document, Spot offering, Findings into) {
        for (String name : List.of("price", "price_terms", "arrangement", "minimum")) {
            offering.member(name)
                    .ifPresent(spot ->
                            into.error(RULE, spot.path(), "a price attaches at listing and never in a package"));
        }
        named(document, offering.path().member("price"), into);
    }

    private static void named(Examined document, MemberPath path, Findings into) {
        if (!document.silences().cover(path)) {
            into.add(
                    RULE, document.sinceScopes(), path, "not_stated does not name it, which a package's document does");
        }
    }
}
