package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.json.Node;
import java.util.List;

/** An object that has the members that are known and no others. */
final class Closed {
    private Closed() {}

    static void check(String rule, Node object, List<String> known, Found into) {
        object.members().stream()
                .filter(entry -> !known.contains(entry.name()))
                .forEach(entry -> into.error(rule, entry.node(), "no member of this name may stand here; take it out"));
    }
}
