package io.agentdoc.document.check;

import java.util.Set;

/** A source is of one of the defined kinds or of a namespaced one (9.4). */
final class SourceKinds implements Check {
    private static final String RULE = "9.4-7";
    static final Set<String> DEFINED = Set.of(
            "a2a-card",
            "agent-manifest",
            "sow-standing-proposal",
            "listing",
            "reputation-report",
            "roles-declaration",
            "interface-definition",
            "plugin-package",
            "agent-descriptor",
            "build-record",
            "deployment-record",
            "eval-record",
            "observation");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            String kind = source.text("kind").orElse("");
            if (kind.isEmpty()) {
                into.error(RULE, source.path(), "the source does not say of what kind it is");
            } else {
                form(kind, source, into);
            }
        }
    }

    /** Of a source that was had, or that was sought in vain. */
    static void form(String kind, Spot source, Findings into) {
        if (!DEFINED.contains(kind) && !isNamespaced(kind)) {
            into.warning(
                    RULE, source.path(), "the kind " + Quoted.of(kind) + " is not a defined one and has no namespace");
        }
    }

    private static boolean isNamespaced(String kind) {
        return kind.chars().anyMatch(c -> c == ':' || c == '.' || c == '/');
    }
}
