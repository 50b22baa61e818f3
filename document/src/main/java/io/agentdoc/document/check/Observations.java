package io.agentdoc.document.check;

import java.util.List;

/** An observation says when it was made and what was done, in place of a url (9.4). */
final class Observations implements Check {
    private static final String RULE = "9.4-9";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            if (source.says("kind", "observation")) {
                moment(source, into);
                if (source.text("what").filter(what -> !what.isEmpty()).isEmpty()) {
                    into.error(RULE, source.path().member("what"), "the observation does not say what was done");
                }
                for (String name : List.of("url", "path", "fetched_at")) {
                    source.member(name)
                            .ifPresent(spot -> into.error(
                                    RULE,
                                    spot.path(),
                                    "an observation was made and not fetched, so it has no " + name));
                }
            } else if (source.has("at") || source.has("what")) {
                into.error(RULE, source.path(), "only an observation carries at and what");
            }
        }
    }

    private static void moment(Spot source, Findings into) {
        if (source.member("at").filter(Times::isMoment).isEmpty()) {
            into.error(RULE, source.path().member("at"), "the observation does not say when it was made");
        }
    }
}
