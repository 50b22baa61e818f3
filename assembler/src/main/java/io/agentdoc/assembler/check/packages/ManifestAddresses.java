package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.rule.Addresses;
import java.util.List;
import java.util.Set;

/**
 * The manifest has no address but in four members: {@code $schema}, {@code homepage}, {@code repository}, and the
 * {@code repository} of each {@code from} entry (12.6, rule 3).
 *
 * <p>They are told by where they stand and not by what they hold.
 */
final class ManifestAddresses implements PackageRule {
    private static final String RULE = "12.6-6";
    private static final Set<String> EXCEPTED = Set.of("$schema", "homepage", "repository");
    private static final Set<String> OF_AUTHOR = Set.of("email", "url");

    @Override
    public void check(Inspected packed, Found into) {
        for (Spot member : packed.manifest().map(Spot::members).orElse(List.of())) {
            if (member.name().equals("author")) {
                author(member, into);
            } else if (!EXCEPTED.contains(member.name())) {
                below(member, into);
            }
        }
    }

    private static void author(Spot author, Found into) {
        for (Spot member : author.members()) {
            if (OF_AUTHOR.contains(member.name())) {
                into.error(
                        RULE, member, "it is no member in which a package's manifest may have an address; take it out");
            } else {
                below(member, into);
            }
        }
    }

    private static void below(Spot spot, Found into) {
        if (isAncestorsRepository(spot)) {
            return;
        }
        if (!spot.name().equals("version")) {
            spot.text()
                    .flatMap(Addresses::declared)
                    .ifPresent(address -> into.error(
                            RULE,
                            spot,
                            address.what() + " stands where a package's manifest may have none; take it out"));
        }
        spot.members().forEach(member -> below(member, into));
        spot.elements().forEach(element -> below(element, into));
    }

    private static boolean isAncestorsRepository(Spot spot) {
        List<String> at = spot.node().at().tokens();
        return at.size() == 5
                && at.subList(0, 3).equals(List.of("extensions", Inspected.NAMESPACE, "from"))
                && at.getLast().equals("repository");
    }
}
