package io.agentdoc.document.check;

import io.agentdoc.document.model.Offering;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** A result on a set names the set by digest and the evaluation record that states it (8.4, 9.5). */
final class EvaluationSets implements Check {
    private static final String RULE = "9.5-15";

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Offering.EVALUATED_AGAINST))
                .flatMap(carried -> carried.value().objects().stream())
                .forEach(entry -> entry(document, entry, into));
    }

    private static void entry(Examined document, Spot entry, Findings into) {
        Optional<Spot> set = entry.member("set");
        if (set.flatMap(spot -> spot.text("digest")).flatMap(Digest::parse).isEmpty() && set.isPresent()) {
            into.error(RULE, set.get().path().member("digest"), "a set without its digest is not carried");
        }
        if (set.isPresent() && !entry.has("result")) {
            into.error(RULE, entry.path().member("result"), "the entry names a set and no result");
        }
        Optional<Spot> record = entry.member("record");
        if (record.isEmpty()) {
            into.error(RULE, entry.path().member("record"), "the entry does not name the record that it is from");
        }
        record.flatMap(Spot::text)
                .flatMap(document::source)
                .filter(source -> !source.says("kind", "eval-record") || !source.says("signature", "verified"))
                .ifPresent(source ->
                        into.error(RULE, entry.path().member("record"), "the source is no verified evaluation record"));
    }
}
