package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.Set;

/** {@code not_stated} is a list of paths, each once, each of a section or a member that there is (9.5). */
final class NotStatedPaths implements Check {
    private static final String RULE = "9.5-33";
    private static final Set<String> OF_A_PACKAGE = Set.of("subject", "signatures");

    @Override
    public void check(Examined document, Findings into) {
        Set<MemberPath> taken = new HashSet<>();
        for (NamedSilences.Entry entry : document.notStated()) {
            Spot spot = entry.spot();
            if (entry.path().isEmpty()) {
                into.error(RULE, spot.path(), "it is not the path of a section or a member");
            } else if (!taken.add(entry.path().get())) {
                into.error(RULE, spot.path(), Quoted.of(spot.text().orElse("")) + " is named twice");
            } else if (!isKnown(entry.path().get(), document)) {
                into.warning(RULE, spot.path(), unknown(entry.path().get(), document));
            }
        }
    }

    private static boolean isKnown(MemberPath path, Examined document) {
        return KnownPaths.has(path) || (document.isPackage() && OF_A_PACKAGE.contains(path.toString()));
    }

    private static String unknown(MemberPath path, Examined document) {
        String older = document.isOlder() ? ", though documents before 0.27.0-draft may have" : "";
        return Quoted.of(path.toString()) + " is no section or member that a document can have" + older;
    }
}
