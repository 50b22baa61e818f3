package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import java.util.List;

/** What a pointer holds is no credential either (6.4). */
final class ReferencedSecrets implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        for (String name : List.of("handling_ref", "price_ref", "samples_ref", "hosted_in")) {
            declared.root()
                    .member(name)
                    .ifPresent(member -> new Shapes("6.4-2", "a Descriptor", into).credentials(Walk.values(member)));
        }
    }
}
