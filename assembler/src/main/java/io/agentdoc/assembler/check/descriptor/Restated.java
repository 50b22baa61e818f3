package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Set;

/** A Descriptor points at its price, its data-use terms and its samples, and does not say them again (6.2). */
final class Restated implements Rule<Declared> {
    private static final String RULE = "6.2-27";
    private static final Set<String> PRICE =
            Set.of("price", "prices", "pricing", "price_terms", "skus", "rates", "fee", "fees");
    private static final Set<String> SAMPLES = Set.of("samples");

    @Override
    public void check(Declared declared, Found into) {
        restated(declared.root(), into);
        declared.jobs().forEach(job -> restated(job, into));
    }

    private static void restated(Node node, Found into) {
        for (Node.Entry entry : node.members()) {
            if (PRICE.contains(entry.name())) {
                into.error(RULE, entry.node(), "a price is pointed at by price_ref and not said here; take it out");
            } else if (SAMPLES.contains(entry.name())) {
                into.error(
                        RULE, entry.node(), "samples are pointed at by samples_ref and not listed here; take them out");
            }
        }
    }
}
