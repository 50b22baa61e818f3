package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Whatever names a source names one that the document lists; one that was not had fills nothing (9.10). */
final class SourcesListed implements Check {
    private static final String RULE = "9.10-1";

    @Override
    public void check(Examined document, Findings into) {
        Set<String> sought = new HashSet<>();
        document.objects("unavailable").forEach(entry -> entry.text("id").ifPresent(sought::add));
        for (Spot section : document.sections()) {
            section.member("from").ifPresent(from -> from.elements().forEach(id -> listed(id, document, sought, into)));
        }
        for (Pointer pointer : document.pointers()) {
            listed(pointer.value(), document, sought, into);
            pointer.value().elements().forEach(id -> listed(id, document, sought, into));
        }
        for (Carried carried : document.carried()) {
            if (carried.member()
                    .filter(member -> member.form() instanceof Form.Source)
                    .isPresent()) {
                listed(carried.value(), document, sought, into);
                inSection(document, carried.section(), carried.value(), into);
            } else if (carried.member()
                    .filter(member -> member.form() instanceof Form.InColumn)
                    .isPresent()) {
                moved(carried, document, sought, into);
            }
        }
    }

    private static void moved(Carried state, Examined document, Set<String> sought, Findings into) {
        for (String name : new String[] {"confirmed_by", "failed_by"}) {
            Optional<Spot> by = state.part().member(name);
            by.ifPresent(id -> listed(id, document, sought, into));
            by.ifPresent(id -> inSection(document, state.section(), id, into));
        }
    }

    private static void listed(Spot id, Examined document, Set<String> sought, Findings into) {
        Optional<String> text = id.text().filter(one -> document.source(one).isEmpty());
        if (text.isPresent()) {
            String why =
                    sought.contains(text.get()) ? " was sought and not had, so it fills nothing" : " is not listed";
            into.error(RULE, id.path(), "the source " + Quoted.of(text.get()) + why);
        }
    }

    /** A part may narrow down the sources of its section and never widen them (9.3). */
    private static void inSection(Examined document, Spot section, Spot id, Findings into) {
        if (id.text().filter(text -> !document.isFrom(section.name(), text)).isPresent()) {
            into.error("9.3-2", id.path(), "the source is not in the section's from");
        }
    }
}
