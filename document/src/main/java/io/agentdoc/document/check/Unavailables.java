package io.agentdoc.document.check;

import io.agentdoc.document.model.Unavailable;
import java.util.List;

/** A source that was sought and not had is named with how the seeking ended (9.4, 9.10). */
final class Unavailables implements Check {
    private static final String RULE = "9.4-5";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot sought : document.objects("unavailable")) {
            for (String name : List.of("kind", "url", "since", "why")) {
                if (sought.text(name).filter(text -> !text.isEmpty()).isEmpty()) {
                    into.warning(
                            RULE, sought.path().member(name), "a source that was not had is named with its " + name);
                }
            }
            sought.text("kind").filter(kind -> !kind.isEmpty()).ifPresent(kind -> SourceKinds.form(kind, sought, into));
            if (sought.text("outcome").flatMap(Unavailable.Outcome::of).isEmpty()) {
                into.warning(
                        RULE, sought.path().member("outcome"), "it is none of the ways in which seeking a source ends");
            }
        }
    }
}
