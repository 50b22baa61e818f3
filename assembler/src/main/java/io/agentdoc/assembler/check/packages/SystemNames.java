package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The systems of the draft and those of the install file are the same set, each named once (12.4, 12.6 rule 2). */
final class SystemNames implements PackageRule {
    private static final String RULE = "12.4-5";

    @Override
    public void check(Inspected packed, Found into) {
        unnamed(packed.systems(), into);
        unnamed(packed.installed(), into);
        if (packed.draft().filter(Inspected::listsSystems).isPresent()
                && packed.install().filter(Inspected::listsSystems).isPresent()) {
            Set<String> drafted = Inspected.names(packed.systems());
            Set<String> installed = Inspected.names(packed.installed());
            missing(packed.systems(), installed, "the install file has no entry for it; add one", into);
            missing(
                    packed.installed(),
                    drafted,
                    "the draft Descriptor names no such system; add it or take this out",
                    into);
        }
    }

    private static void unnamed(List<Spot> systems, Found into) {
        Set<String> seen = new HashSet<>();
        for (Spot system : systems) {
            var name = Inspected.name(system);
            if (name.isEmpty() && system.isObject()) {
                into.error(RULE, system.place("name"), "the system has no name");
            } else if (name.isPresent() && !seen.add(name.get())) {
                into.error(RULE, system, "a second system is called " + Quoted.name(name.get()));
            }
        }
    }

    private static void missing(List<Spot> systems, Set<String> others, String what, Found into) {
        for (Spot system : systems) {
            Inspected.name(system)
                    .filter(name -> !others.contains(name))
                    .ifPresent(name -> into.error(RULE, system, "the system " + Quoted.name(name) + ": " + what));
        }
    }
}
