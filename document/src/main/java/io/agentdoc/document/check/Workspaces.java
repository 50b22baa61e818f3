package io.agentdoc.document.check;

import io.agentdoc.document.model.Offering;
import java.util.List;

/** A workspace is a resource's kind, the access to it and what for, or the name of a standing system (6.11). */
final class Workspaces implements Check {
    private static final String RULE = "6.11-13";

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Offering.WORKSPACE))
                .flatMap(carried -> carried.value().objects().stream())
                .filter(entry -> !entry.has("system"))
                .forEach(entry -> resource(entry, into));
    }

    /** A poor source leaves something out and is no fault of the document, so this warns. */
    private static void resource(Spot entry, Findings into) {
        for (String name : List.of("kind", "access", "for")) {
            if (!entry.has(name)) {
                into.warning(RULE, entry.path().member(name), "the resource is named without its " + name);
            }
        }
    }
}
