package io.agentdoc.assembler.check.packages;

import java.util.Set;

/**
 * A package has no price, no handling terms, and no claim about who may call, whom it acts for or whether a person
 * attends it (12.6, rule 4). What revising a delivery costs is the one exception.
 */
final class NothingCommercial implements PackageRule {
    private static final String RULE = "12.6-10";
    private static final Set<String> PRICE =
            Set.of("price", "prices", "price_terms", "price_ref", "sku", "skus", "currency");
    private static final Set<String> HANDLING =
            Set.of("handling", "handling_ref", "data_use", "promises", "retention", "processors", "compliance");
    private static final Set<String> DOOR = Set.of("access", "admission", "audience", "visibility", "sealing");
    private static final Set<String> WHOSE = Set.of("acts_for", "organization_name", "owner", "fleet", "hosted_in");
    private static final Set<String> ATTENDED = Set.of("interaction", "attended", "attendance");

    @Override
    public void check(Inspected packed, Found into) {
        packed.draft().ifPresent(draft -> {
            draft.members().forEach(member -> member(member, into));
            draft.each("offerings").forEach(offering -> {
                offering.members().forEach(member -> priced(member, into));
                offering.each("steps").forEach(step -> step.members().forEach(member -> priced(member, into)));
            });
        });
        packed.install().ifPresent(install -> install.members().forEach(member -> member(member, into)));
        packed.extension().ifPresent(own -> own.members().forEach(member -> member(member, into)));
    }

    private static void member(Spot member, Found into) {
        String name = member.name();
        priced(member, into);
        if (HANDLING.contains(name)) {
            into.error(
                    RULE, member, "handling terms attach at listing and at install, not in a package; take them out");
        } else if (DOOR.contains(name)) {
            into.error(RULE, member, "who may call is decided at install, not in a package; take it out");
        } else if (WHOSE.contains(name)) {
            into.error(RULE, member, "whose it is and whom it acts for is decided at install; take it out");
        } else if (ATTENDED.contains(name)) {
            into.error(RULE, member, "whether a person attends it is decided at install; take it out");
        }
    }

    private static void priced(Spot member, Found into) {
        if (PRICE.contains(member.name())) {
            into.error(RULE, member, "a price attaches at listing, not in a package; take it out");
        }
    }
}
