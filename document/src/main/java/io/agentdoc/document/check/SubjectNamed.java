package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** A subject has an id, whatever else it lacks (9.4). */
final class SubjectNamed implements Check {
    private static final String RULE = "9.4-2";

    @Override
    public void check(Examined document, Findings into) {
        Optional<Spot> subject = document.member("subject");
        if (subject.isEmpty()) {
            return;
        }
        if (subject.get().text("id").filter(id -> !id.isEmpty()).isEmpty()) {
            into.error(RULE, MemberPath.of("subject").member("id"), "the subject has no id");
        }
        for (String name : List.of("handle", "name")) {
            subject.get()
                    .member(name)
                    .filter(spot -> spot.text().isEmpty())
                    .ifPresent(spot -> into.error(RULE, spot.path(), "it is " + spot.typeName() + " and not a text"));
        }
    }
}
