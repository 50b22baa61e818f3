package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A list of which Pond keeps each good item by itself. */
final class Items {
    private Items() {}

    static void check(String rule, Optional<Node> list, Map<String, Form> members, Found into) {
        list.filter(items -> !items.isArray())
                .ifPresent(items -> into.warning(rule, items, "it is not a list, so Pond ignores it"));
        for (Node item : list.map(Node::elements).orElse(List.of())) {
            List<String> wrong = members.entrySet().stream()
                    .filter(member -> item.member(member.getKey())
                            .filter(member.getValue()::fits)
                            .isEmpty())
                    .map(Map.Entry::getKey)
                    .toList();
            boolean more = item.members().stream().anyMatch(entry -> !members.containsKey(entry.name()));
            if (!wrong.isEmpty() || more) {
                String why = wrong.isEmpty() ? "a member that is unknown" : "no readable " + String.join(", ", wrong);
                into.warning(rule, item, "it has " + why + ", so Pond keeps the other items and drops this one");
            }
        }
    }
}
