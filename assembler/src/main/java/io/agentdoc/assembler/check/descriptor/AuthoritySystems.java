package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Who reads, changes or sets off systems declares one that is reached in that way (6.11). */
final class AuthoritySystems implements Rule<Declared> {
    private static final String RULE = "6.11-20";
    private static final Map<String, String> ACCESS =
            Map.of("reads-systems", "read", "updates-systems", "write", "triggers-systems", "trigger");

    @Override
    public void check(Declared declared, Found into) {
        Set<String> reached = declared.systems().stream()
                .flatMap(system -> system.text("access").stream())
                .collect(Collectors.toSet());
        for (Node offering : declared.offerings()) {
            for (Node value : offering.member("authority").map(Node::elements).orElse(List.of())) {
                value.text()
                        .flatMap(word -> Optional.ofNullable(ACCESS.get(word)))
                        .filter(access -> !reached.contains(access))
                        .ifPresent(access -> into.error(
                                RULE, value, "systems has no entry of access " + access + "; declare the system"));
            }
        }
    }
}
