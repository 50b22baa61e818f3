package io.agentdoc.assembler.check.packages;

import java.util.List;
import java.util.Optional;

/** Each package that this one descends from is named with its version, its repository and its commit (13.5). */
final class Lineage implements PackageRule {
    private static final String RULE = "13.5-1";
    private static final List<String> NAMED = List.of("name", "version", "repository", "commit");

    @Override
    public void check(Inspected packed, Found into) {
        Optional<Spot> from = packed.extension().flatMap(own -> own.member("from"));
        from.filter(list -> !list.isArray())
                .ifPresent(list -> into.error(RULE, list, "it is " + list.typeName() + " where a list is due"));
        List<Spot> entries = from.map(Spot::elements).orElse(List.of());
        entries.forEach(entry -> entry(entry, into));
        packed.manifest()
                .ifPresent(manifest -> entries.stream()
                        .filter(entry -> entry.text("name").equals(manifest.text("name"))
                                && entry.text("version").equals(manifest.text("version")))
                        .forEach(entry ->
                                into.error(RULE, entry, "a package does not descend from itself at this version")));
    }

    private static void entry(Spot entry, Found into) {
        if (!entry.isObject()) {
            into.error(RULE, entry, "it is " + entry.typeName() + " where an object is due");
            return;
        }
        for (String member : NAMED) {
            if (entry.text(member).isEmpty()) {
                into.error(
                        RULE, entry.place(member), "the ancestor's " + member + " is missing; say it as it was copied");
            }
        }
        if (entry.text("license").isEmpty()) {
            into.warning(
                    RULE,
                    entry.place("license"),
                    "the license that the ancestor stated is not shown; if it stated none, so be it");
        }
    }
}
