package io.agentdoc.assembler.check.packages;

import java.util.List;
import java.util.Optional;

/** A ceiling over a system that the scripts reach with a credential named here says runtime (12.4). */
final class CeilingSides implements PackageRule {
    @Override
    public void check(Inspected packed, Found into) {
        List<Spot> ceilings =
                packed.install().map(install -> install.each("ceilings")).orElse(List.of());
        for (Spot ceiling : ceilings) {
            boolean byCredential = packed.installed().stream()
                    .filter(system -> Inspected.name(system).equals(ceiling.text("system")))
                    .map(system -> system.text("credential"))
                    .anyMatch(Optional::isPresent);
            if (byCredential && ceiling.says("enforced_by", "platform")) {
                into.error(
                        "12.4-9",
                        ceiling.place("enforced_by"),
                        "the scripts reach this system with a credential named here, so nothing but the runtime can"
                                + " apply the ceiling; say runtime");
            }
        }
    }
}
