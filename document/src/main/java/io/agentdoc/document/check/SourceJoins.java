package io.agentdoc.document.check;

import io.agentdoc.document.model.JoinedBy;
import java.util.List;

/** What is said of a source beyond what 9.4 asks for can be read: how it is tied to the subject, and of its signature. */
final class SourceJoins implements Check {
    private static final String RULE = "9.4-5";
    private static final List<String> TEXTS =
            List.of("agent_version", "signed_by", "signature_note", "signature_reading");

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
            TEXTS.stream()
                    .flatMap(name -> source.member(name).stream())
                    .filter(spot -> spot.text().isEmpty())
                    .forEach(spot -> into.warning(RULE, spot.path(), "it is " + spot.typeName() + " and not a text"));
            source.member("signature_uncovered")
                    .filter(spot -> spot.elements().isEmpty()
                            || spot.elements().stream()
                                    .anyMatch(place -> place.text().isEmpty()))
                    .ifPresent(spot -> into.warning(RULE, spot.path(), "it is no list of places in the source"));
        }
    }
}
