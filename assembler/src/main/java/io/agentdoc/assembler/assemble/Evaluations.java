package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Covered;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The evaluation records that count, and what their verdicts come to about one thing (8.4, 9.4).
 *
 * <p>A record counts when it is verified, names this subject and, where it names one, this Descriptor, and is by an
 * evaluator that this assembler was told to heed and that neither is the subject nor built or deployed it.
 */
final class Evaluations {
    private final List<Counted> counted = new ArrayList<>();
    private final Facts facts;
    private final Set<PublicKey> makers;
    private final Set<String> openEnded;
    private final AsOf now;

    /** An evaluation record that counts. */
    private record Counted(Joined source, Evidence.Evaluated evaluated) {}

    Evaluations(List<Joined> sources, Facts facts, Remarks remarks, AsOf now) {
        this.facts = facts;
        this.now = now;
        this.makers = makers(sources);
        this.openEnded = openEnded(sources);
        for (Joined source : sources) {
            if (source.reading().evidence() instanceof Evidence.Evaluated evaluated) {
                if (claimsAbility(evaluated)) {
                    remarks.warn(
                            "6.11-27",
                            source.material().id(),
                            "it has a case on what an open-ended offering can do, so it moves nothing");
                } else if (counts(source, evaluated)) {
                    counted.add(new Counted(source, evaluated));
                    if (now.isAhead(evaluated.producedAt())) {
                        remarks.warn(
                                "9.4-21",
                                source.material().id(),
                                "it is dated after this assembly, so nothing that it passes is confirmed by it");
                    }
                }
            }
        }
    }

    /** The column that the verdicts about something of that sort, with that id or in those words, move it to. */
    Optional<Column> column(Covered sort, String name) {
        return column(sort, one -> one.names(name));
    }

    Optional<Column> column(Covered sort, Predicate<Evidence.Case> names) {
        Verdicts verdicts = new Verdicts();
        for (Counted record : counted) {
            record.evaluated().cases().stream()
                    .filter(one -> sort.allows(one) && names.test(one))
                    .flatMap(one -> verdict(one, record).stream())
                    .forEach(verdicts::add);
        }
        return verdicts.column();
    }

    /** The results that records about this offering give on published sets of cases. */
    List<Stated<List<EvaluatedAgainst>>> onSets(Offering offering) {
        return counted.stream()
                .filter(record -> !now.isAhead(record.evaluated().producedAt()))
                .filter(record -> record.evaluated()
                        .offering()
                        .filter(OfferingsMerge.key(offering)::equals)
                        .isPresent())
                .map(record -> record.evaluated().onSet())
                .filter(Stated::isStated)
                .toList();
    }

    /**
     * A pass of a time that has not come is none: it would stand against every failure that is found until then. A failure
     * is one whatever its date is, for what it says is the weaker thing.
     */
    private Optional<Verdicts.Verdict> verdict(Evidence.Case one, Counted record) {
        Evidence.Evaluated by = record.evaluated();
        Optional<String> word = one.verdict()
                .filter(said -> said.equals("fail") || (said.equals("pass") && !now.isAhead(by.producedAt())));
        return word.isPresent() && by.producedAt().isPresent() && by.by().isPresent()
                ? Optional.of(new Verdicts.Verdict(
                        word.get().equals("pass"),
                        by.producedAt().get(),
                        by.by().get(),
                        record.source().material().id()))
                : Optional.empty();
    }

    private boolean counts(Joined source, Evidence.Evaluated evaluated) {
        Optional<PublicKey> by = evaluated.by();
        Optional<Digest> about = evaluated.descriptorDigest();
        return source.material().isVerified()
                && facts.isAboutSubject(source)
                && by.filter(facts.trust().evaluators()::contains).isPresent()
                && !by.equals(facts.subjectKey())
                && by.filter(makers::contains).isEmpty()
                && (about.isEmpty() || about.equals(facts.descriptorDigest()));
    }

    /** An open-ended offering says nothing of what it can do, so no verdict can be about that, whoever gives it (6.11). */
    private boolean claimsAbility(Evidence.Evaluated evaluated) {
        boolean aboutOpenEnded = evaluated.scope().filter("open-ended"::equals).isPresent()
                || evaluated.offering().filter(openEnded::contains).isPresent();
        return aboutOpenEnded
                && evaluated.cases().stream()
                        .anyMatch(one -> one.kind().filter("capability"::equals).isPresent());
    }

    private static Set<String> openEnded(List<Joined> sources) {
        Set<String> ids = new HashSet<>();
        for (Joined source : sources) {
            source.reading().says().sells().get(Sells.OFFERINGS).carried().orElse(List.of()).stream()
                    .filter(offering -> offering.get(Offering.SCOPE)
                            .carried()
                            .filter("open-ended"::equals)
                            .isPresent())
                    .map(OfferingsMerge::key)
                    .forEach(ids::add);
        }
        return ids;
    }

    /** Those who built or deployed the agent, whose verdicts on their own work move nothing. */
    private static Set<PublicKey> makers(List<Joined> sources) {
        Set<PublicKey> makers = new HashSet<>();
        for (Joined source : sources) {
            switch (source.reading().evidence()) {
                case Evidence.Built built -> built.by().ifPresent(makers::add);
                case Evidence.Deployed deployed -> deployed.by().ifPresent(makers::add);
                default -> {}
            }
        }
        return makers;
    }
}
