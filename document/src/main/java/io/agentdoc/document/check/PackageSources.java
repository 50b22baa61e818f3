package io.agentdoc.document.check;

import java.util.Set;

/** Every member of a package's document comes from the draft Descriptor or the manifest (13.4). */
final class PackageSources implements Check {
    private static final String RULE = "13.4-2";
    private static final Set<String> KINDS = Set.of("agent-descriptor", "plugin-package");

    @Override
    public void check(Examined document, Findings into) {
        if (!document.isPackage()) {
            return;
        }
        for (Spot source : document.sources()) {
            if (!KINDS.contains(source.text("kind").orElse(""))) {
                into.error(RULE, source.path(), "only the package's draft Descriptor and its manifest are sources");
            } else if (!source.says("signature", "unsigned")) {
                into.error(
                        RULE, source.path().member("signature"), "a package's files carry no signature of a subject");
            }
        }
    }
}
