package io.agentdoc.document.check;

import io.agentdoc.document.model.JoinedBy;

/** What ties a source to the subject, and that a copy was given and not fetched, is said in known words (9.4). */
final class SourceJoins implements Check {
    private static final String RULE = "9.4-5";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            source.member("joined_by")
                    .filter(spot -> spot.text().flatMap(JoinedBy::of).isEmpty())
                    .ifPresent(spot ->
                            into.warning(RULE, spot.path(), "it is none of named, linked, configured and co-located"));
            source.member("given")
                    .filter(spot -> spot.node().flag().isEmpty())
                    .ifPresent(spot -> into.warning(RULE, spot.path(), "it is neither true nor false"));
        }
    }
}
