package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;

/** A path in {@code not_stated} has no value, not even a default (9.6, 9.10). */
final class NotStatedSaid implements Check {
    private static final String RULE = "9.10-10";

    @Override
    public void check(Examined document, Findings into) {
        for (NamedSilences.Entry entry : document.notStated()) {
            entry.path()
                    .flatMap(document::find)
                    .filter(found -> !isAllowed(found, document))
                    .ifPresent(found -> into.error(RULE, found.path(), "not_stated names it, and here it has a value"));
        }
    }

    /** An interface is named when its exchanges could not be had, and a package's empty signatures are (9.5, 13.4). */
    private static boolean isAllowed(Spot found, Examined document) {
        MemberPath interfaces = MemberPath.of("asked").member("interfaces");
        boolean bareInterface =
                found.path().steps().size() == interfaces.steps().size() + 1
                        && found.path().isUnder(interfaces)
                        && !found.has("exchanges");
        boolean emptySignatures = document.isPackage()
                && found.path().toString().equals("signatures")
                && found.elements().isEmpty();
        return bareInterface || emptySignatures;
    }
}
