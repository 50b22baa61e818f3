package io.agentdoc.document.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every section names the sources that it was assembled from (9.3). */
final class SectionFrom implements Check {
    private static final String RULE = "9.3-1";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot section : document.sections()) {
            if (section.isObject()) {
                from(section, into);
            }
        }
    }

    private static void from(Spot section, Findings into) {
        Optional<Spot> from = section.member("from");
        List<Spot> ids = from.map(Spot::elements).orElse(List.of());
        if (from.isEmpty() || ids.isEmpty()) {
            into.error(RULE, section.path().member("from"), "the section names no source");
        }
        Set<String> taken = new HashSet<>();
        for (Spot id : ids) {
            if (id.text().filter(text -> !text.isEmpty()).isEmpty()) {
                into.error(RULE, id.path(), "it is " + id.typeName() + " and not the id of a source");
            } else if (!taken.add(id.text().orElse(""))) {
                into.warning(RULE, id.path(), "the source is named twice");
            }
        }
    }
}
