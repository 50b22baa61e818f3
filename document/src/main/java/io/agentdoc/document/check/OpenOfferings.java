package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.Set;

/** An open offering carries what its scope requires, or names it as not stated (6.11, 9.10, decision 64). */
final class OpenOfferings implements Check {
    private static final String RULE = "9.10-6";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot offering : document.offerings()) {
            Set<MemberPath> missing = new HashSet<>();
            for (MemberPath path : ScopeRules.required(offering)) {
                boolean within = missing.stream().anyMatch(path::isUnder);
                if (document.find(path).isEmpty() && !document.silences().cover(path) && !within) {
                    missing.add(path);
                    into.error(RULE, path, "the offering's scope requires it, and not_stated does not name it");
                }
            }
        }
    }
}
