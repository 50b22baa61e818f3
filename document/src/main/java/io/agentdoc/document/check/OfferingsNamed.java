package io.agentdoc.document.check;

import java.util.HashSet;
import java.util.Set;

/** Every offering can be told from the others by id, or else by name (9.5). */
final class OfferingsNamed implements Check {
    private static final String RULE = "9.5-9";

    @Override
    public void check(Examined document, Findings into) {
        Set<String> taken = new HashSet<>();
        for (Spot offering : document.offerings()) {
            String key = offering.text("id").or(() -> offering.text("name")).orElse("");
            if (key.isEmpty()) {
                into.error(RULE, offering.path(), "the offering has neither an id nor a name");
            } else if (!taken.add(key)) {
                into.error(RULE, offering.path(), "another offering is called " + Quoted.of(key) + " too");
            }
        }
    }
}
