package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.document.json.JsonNumber;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every system that spends has a ceiling, and every ceiling names the side that applies it (12.4, 12.10). */
final class CeilingEntries implements PackageRule {
    private static final String RULE = "12.4-8";
    private static final Set<String> SIDES = Set.of("runtime", "platform");

    @Override
    public void check(Inspected packed, Found into) {
        List<Spot> ceilings =
                packed.install().map(install -> install.each("ceilings")).orElse(List.of());
        for (Spot system : packed.installed()) {
            Optional<String> name = Inspected.name(system);
            boolean capped =
                    ceilings.stream().anyMatch(ceiling -> ceiling.text("system").equals(name));
            if (SystemEntries.spends(system) && name.isPresent() && !capped) {
                into.error(
                        RULE,
                        system,
                        "the system " + Quoted.name(name.get())
                                + " spends, and no ceiling is required for it; add one");
            }
        }
        Set<String> systems = Inspected.names(packed.installed());
        ceilings.stream()
                .filter(ceiling -> ceiling.isObject()
                        && packed.install().filter(Inspected::listsSystems).isPresent())
                .forEach(ceiling -> ceiling(ceiling, systems, into));
    }

    private static void ceiling(Spot ceiling, Set<String> systems, Found into) {
        Optional<String> system = ceiling.text("system");
        if (system.filter(systems::contains).isEmpty()) {
            into.error(RULE, ceiling.place("system"), "the ceiling is over no system that the install file names");
        }
        if (ceiling.text("per").isEmpty()) {
            into.warning(RULE, ceiling.place("per"), "what the ceiling counts per is not said");
        }
        if (ceiling.text("enforced_by").filter(SIDES::contains).isEmpty()) {
            into.error(
                    RULE,
                    ceiling.place("enforced_by"),
                    "the ceiling does not say which side applies it; say runtime or platform");
        }
        ceiling.member("suggested")
                .filter(most -> most.node()
                        .number()
                        .map(JsonNumber::asDouble)
                        .filter(number -> number >= 0)
                        .isEmpty())
                .ifPresent(most -> into.error(RULE, most, "a suggestion is a number in the system's unit"));
    }
}
