package io.agentdoc.document.check;

import java.util.List;

/**
 * Tells a document written before 0.27.0-draft from a present one (6.12, 9.5.1).
 *
 * <p>No member says so. An older one has something that was retired then, and nothing that came then, neither carried
 * nor named. What its age explains is a warning and no error.
 */
final class Age {
    private static final List<String> NEW_IN_IDENTITY = List.of("acts_for", "fleet");
    private static final List<String> NEW_IN_AN_OFFERING =
            List.of("scope", "focus", "workspace", "authority", "ceilings");

    private Age() {}

    static boolean isOlder(Examined document) {
        return hasRetired(document) && !hasNew(document);
    }

    private static boolean hasRetired(Examined document) {
        return document.section("told").isPresent()
                || document.silences().anyUnder("told")
                || document.section("shape").filter(shape -> shape.has("kind")).isPresent()
                || document.offerings().stream().anyMatch(offering -> offering.has("outputs"));
    }

    private static boolean hasNew(Examined document) {
        boolean configs =
                document.section("configs").isPresent() || document.silences().anyUnder("configs");
        boolean identity = document.section("identity")
                .filter(section -> NEW_IN_IDENTITY.stream().anyMatch(section::has))
                .isPresent();
        boolean scopes =
                document.section("sells").filter(sells -> sells.has("scopes")).isPresent();
        boolean offering = document.offerings().stream()
                .anyMatch(one -> NEW_IN_AN_OFFERING.stream().anyMatch(one::has));
        return configs || identity || scopes || offering;
    }
}
