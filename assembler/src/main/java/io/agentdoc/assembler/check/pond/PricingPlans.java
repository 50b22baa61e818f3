package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plans are taken all together or not at all, and each that breaks a rule is told (P-30 and what follows it). */
final class PricingPlans implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        Optional<Node> plans = manifest.metadata("pricing_plans");
        Form some =
                new Form("a list of at least one plan", list -> !list.elements().isEmpty());
        Ignored.check("P-30", plans, some, into);
        List<Finding> faults = new ArrayList<>();
        plans.map(Node::elements).orElse(List.of()).forEach(plan -> faults.addAll(PlanRules.faults(plan)));
        // Nothing in metadata makes the manifest invalid, so what a plan breaks is a warning here.
        faults.forEach(fault -> into.add(fault.rule(), Level.WARNING, fault.place(), fault.message()));
        if (!faults.isEmpty()) {
            plans.ifPresent(all -> into.warning("P-30", all, "a plan breaks a rule, so Pond takes none of them"));
        }
    }
}
