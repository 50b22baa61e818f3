package io.agentdoc.document.check;

import io.agentdoc.document.model.Attestation;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What others published stands entry by entry, each with who, where and as of when, and is never summed up (9.5). */
final class StandingEntries implements Check {
    private static final String RULE = "9.5-30";
    private static final Set<String> SUMMING = Set.of("summary", "average", "mean", "median", "verdict", "consensus");

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            boolean standing = carried.section().name().equals(Standing.SHAPE.name());
            if (standing && carried.isOfSection()) {
                if (Words.of(carried.name()).stream().anyMatch(SUMMING::contains)) {
                    into.error(RULE, carried.value().path(), "what others published is never summed up");
                }
                list(document, carried, into);
            }
        }
    }

    private static void list(Examined document, Carried list, Findings into) {
        if (list.listed().isPresent() && list.value().elements().isEmpty()) {
            into.error("9.6-1", list.value().path(), "no source can say that nobody published anything");
        }
        for (Spot entry : list.value().objects()) {
            entry(list, entry, into);
            attributed(document, entry, into);
        }
    }

    /** A record is its signer's: the one that it names and the one that signed it are the same (8.1). */
    private static void attributed(Examined document, Spot entry, Findings into) {
        Optional<PublicKey> by = entry.text("by").flatMap(PublicKey::parse);
        Optional<PublicKey> signer = entry.text("record")
                .flatMap(document::source)
                .flatMap(source -> source.text("signed_by"))
                .flatMap(PublicKey::parse);
        if (by.isPresent() && signer.isPresent() && !by.equals(signer)) {
            into.error(RULE, entry.path().member("by"), "the record is signed by another than it is attributed to");
        }
    }

    private static void entry(Carried list, Spot entry, Findings into) {
        boolean attestation = list.is(Standing.LISTINGS) || list.is(Standing.REPORTS) || list.is(Standing.ATTESTATIONS);
        String when = attestation ? Attestation.AS_OF.name() : "produced_at";
        if (!entry.has("record") && !entry.has("url")) {
            into.error(RULE, entry.path(), "the entry does not say where the document is");
        }
        for (String name : List.of("by", when)) {
            if (!entry.has(name)) {
                into.warning(
                        RULE,
                        entry.path().member(name),
                        "the entry is not " + (name.equals("by") ? "attributed" : "dated"));
            }
        }
    }
}
