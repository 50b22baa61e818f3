package io.agentdoc.document.check;

import io.agentdoc.document.model.Offering;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;

/** A result on a set names the set by digest and the evaluation record that states it (8.4, 9.5). */
final class EvaluationSets implements Check {
    private static final String RULE = "9.5-15";

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            if (carried.is(Offering.EVALUATED_AGAINST)) {
                boolean focused = !ScopeRules.isOpenEnded(carried.part());
                carried.value().objects().forEach(entry -> entry(document, entry, focused, into));
            }
        }
    }

    private static void entry(Examined document, Spot entry, boolean focused, Findings into) {
        Optional<Spot> set = entry.member("set");
        if (set.flatMap(spot -> spot.text("digest")).flatMap(Digest::parse).isEmpty() && set.isPresent()) {
            into.error(RULE, set.get().path().member("digest"), "a set without its digest is not carried");
        }
        for (String name : List.of("name", "version")) {
            set.filter(spot -> !spot.has(name))
                    .ifPresent(spot -> into.error(RULE, spot.path().member(name), "the set has no " + name));
        }
        for (String name : List.of("set", "result")) {
            if (!entry.has(name) && (focused || set.isPresent())) {
                into.error(RULE, entry.path().member(name), "the entry names no " + name);
            }
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
