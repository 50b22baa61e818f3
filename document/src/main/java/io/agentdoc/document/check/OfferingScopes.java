package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Every offering says its scope, and the section lists just the scopes that its offerings carry (6.11, 9.5). */
final class OfferingScopes implements Check {
    private static final MemberPath SCOPES = MemberPath.of("sells").member("scopes");

    @Override
    public void check(Examined document, Findings into) {
        Set<String> carried = new TreeSet<>();
        for (Spot offering : document.offerings()) {
            Optional<Spot> scope = offering.member("scope");
            MemberPath at = offering.path().member("scope");
            scope.flatMap(Spot::text).ifPresent(carried::add);
            if (scope.isEmpty()) {
                into.add("9.10-6", document.sinceScopes(), at, "the offering does not carry a scope" + age(document));
            } else if (!ScopeRules.SCOPES.contains(scope.get().text().orElse(""))) {
                into.warning("6.11-3", at, "the scope is no known one, so it is read as open-ended");
            } else if (ScopeRules.isOpenEnded(offering) && !scope.get().text().equals(Optional.of("open-ended"))) {
                into.warning(
                        "6.11-11",
                        offering.path().member("focus"),
                        "the focus is no known one, so the offering is read as open-ended");
            }
        }
        listed(document, carried, into);
    }

    private static void listed(Examined document, Set<String> carried, Findings into) {
        Optional<Spot> list = document.section("sells").flatMap(sells -> sells.member("scopes"));
        Set<String> scopes = new TreeSet<>();
        list.ifPresent(spot -> spot.elements().forEach(scope -> scope.text().ifPresent(scopes::add)));
        if (list.isEmpty() && !document.offerings().isEmpty()) {
            into.add(
                    "9.5-14",
                    document.sinceScopes(),
                    SCOPES,
                    "the scopes of the offerings are not listed" + age(document));
        } else if (!scopes.equals(carried)) {
            String others = carried.isEmpty() ? "none" : String.join(", ", carried);
            into.error("9.5-14", SCOPES, "the offerings carry other scopes: " + others);
        }
        if (list.map(spot -> spot.elements().size()).orElse(0) > scopes.size()) {
            into.warning("9.5-14", SCOPES, "a scope is listed twice or is no text");
        }
    }

    private static String age(Examined document) {
        return document.isOlder() ? "; documents before 0.27.0-draft had none" : "";
    }
}
