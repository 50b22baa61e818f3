package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.List;

/** A package's document names the package as its manifest does: by name and version (13.4). */
final class PackageNamed implements Check {
    private static final String RULE = "13.4-1";

    @Override
    public void check(Examined document, Findings into) {
        if (!document.isPackage()) {
            return;
        }
        Spot identity = document.member("package").orElseThrow();
        for (String name : List.of("name", "version")) {
            if (identity.text(name).filter(text -> !text.isEmpty()).isEmpty()) {
                into.error(RULE, MemberPath.of("package").member(name), "the package has no " + name);
            }
        }
    }
}
