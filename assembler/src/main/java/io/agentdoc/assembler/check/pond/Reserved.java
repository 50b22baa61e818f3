package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.List;

/** Cancellation and feedback are reserved and false. */
final class Reserved implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        for (String name : List.of("cancellation", "feedback")) {
            manifest.root()
                    .member("capabilities")
                    .flatMap(capabilities -> capabilities.member(name))
                    .filter(value -> value.flag().orElse(false))
                    .ifPresent(value ->
                            into.error("P-10", value, "it is reserved in this version of the protocol; say false"));
        }
    }
}
