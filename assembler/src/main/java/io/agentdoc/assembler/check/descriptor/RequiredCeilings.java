package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.Optional;
import java.util.Set;

/** An open offering bounds its time and its cost, and whoever spends or sends bounds that (6.11). */
final class RequiredCeilings implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            Set<String> authority = Declared.authority(offering);
            needed("6.11-23", Declared.isOpen(offering), offering, "job_seconds", "an open offering", into);
            needed("6.11-23", Declared.isOpen(offering), offering, "cost_per_job", "an open offering", into);
            needed(
                    "6.11-24",
                    authority.contains("spends-money"),
                    offering,
                    "spend_per_job",
                    "an offering that spends money",
                    into);
            needed(
                    "6.11-24",
                    authority.contains("sends-messages"),
                    offering,
                    "messages_per_job",
                    "an offering that sends messages",
                    into);
        }
    }

    private static void needed(String rule, boolean due, Node offering, String name, String who, Found into) {
        Optional<Node> ceilings = offering.member("ceilings");
        if (due && ceilings.flatMap(all -> all.member(name)).isEmpty()) {
            into.missing(
                    rule,
                    Level.ERROR,
                    ceilings.filter(Node::isObject).orElse(offering),
                    ceilings.filter(Node::isObject).isPresent() ? name : "ceilings",
                    who + " has the ceiling " + name + ", which is missing; declare it");
        }
    }
}
