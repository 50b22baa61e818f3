package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Lists the samples of each offering and marks what each rests on: confirmed, earlier or stated (7.7, decision 36).
 *
 * <p>A sample is more than stated only where a verified receipt, of a platform that this assembler heeds, says that the
 * subject completed the task, and a deployment record ties the sample's version to a package that was running then. It is
 * an earlier version's where that deployment has ended since.
 */
final class Samples {
    private static final String RULE = "7.7-6";

    private final List<Joined> sources;
    private final Facts facts;
    private final Deployments deployments;
    private final Remarks remarks;
    private final AsOf now;

    Samples(List<Joined> sources, Facts facts, Remarks remarks, AsOf now) {
        this.sources = sources;
        this.facts = facts;
        this.now = now;
        this.deployments = new Deployments(sources, facts);
        this.remarks = remarks;
    }

    Stated<List<Offering>> with(Stated<List<Offering>> offerings) {
        List<Offering> listed = offerings.carried().orElse(List.of());
        remarkUnplaced(listed);
        return Restated.inPlace(
                offerings, listed.stream().map(this::withSamples).toList());
    }

    private Offering withSamples(Offering offering) {
        List<Stated<List<Sample>>> lists = sources.stream()
                .filter(source -> source.is(KnownKind.SAMPLES))
                .flatMap(source -> shown(source).stream())
                .filter(shown -> OfferingsMerge.key(shown).equals(OfferingsMerge.key(offering)))
                .map(shown -> shown.get(Offering.SAMPLES))
                .toList();
        if (lists.isEmpty() || isOpenEnded(offering)) {
            return offering;
        }
        Stated<List<Sample>> all = Restated.joined(lists);
        List<Sample> marked = all.carried().orElse(List.of()).stream()
                .map(sample -> marked(sample, offering))
                .toList();
        return new Offering(offering.members().with(Offering.SAMPLES, Restated.inPlace(all, marked)));
    }

    /** What an open-ended offering once made would be a claim of what it can do, and it makes none (9.5). */
    private void remarkUnplaced(List<Offering> listed) {
        for (Joined source : sources) {
            for (Offering shown : source.is(KnownKind.SAMPLES) ? shown(source) : List.<Offering>of()) {
                String key = OfferingsMerge.key(shown);
                Optional<Offering> place = listed.stream()
                        .filter(offering -> OfferingsMerge.key(offering).equals(key))
                        .findFirst();
                if (place.isEmpty()) {
                    remarks.warn(RULE, source.material().id(), "it has samples of an offering that is not listed");
                } else if (isOpenEnded(place.get())) {
                    remarks.warn(
                            "9.5-18",
                            source.material().id(),
                            "it has samples of an open-ended offering, which makes no claim about what it can do");
                }
            }
        }
    }

    private Sample marked(Sample sample, Offering offering) {
        for (Joined receipt : sources) {
            if (receipt.reading().evidence() instanceof Evidence.Receipted task
                    && isOf(sample, receipt, task)
                    && counts(receipt, task, offering)) {
                Optional<Deployments.Standing> standing =
                        deployments.standing(sample.get(Sample.AGENT_VERSION).carried(), task.completedAt());
                if (standing.isPresent()) {
                    return new Sample(sample.members().with(Sample.STATE, mark(sample, receipt, standing.get())));
                }
            }
        }
        return sample;
    }

    /** The mark rests on all that decided it: the list, the receipt, and the records of what ran and of its end. */
    private static Stated<String> mark(Sample sample, Joined receipt, Deployments.Standing standing) {
        NavigableSet<SourceId> from = new TreeSet<>(standing.from());
        from.add(receipt.material().id());
        from.addAll(sample.get(Sample.RECEIPT).sources());
        return new Computed<>(standing.runs() ? "confirmed" : "earlier", from);
    }

    /** Whether this is the receipt that the sample names: by its task, its place or its digest. */
    private static boolean isOf(Sample sample, Joined receipt, Evidence.Receipted task) {
        Optional<String> named = sample.get(Sample.RECEIPT).carried();
        return named.isPresent()
                && (named.equals(task.taskId())
                        || named.equals(receipt.material().url())
                        || named.flatMap(Digest::parse)
                                .filter(receipt.material().digest()::equals)
                                .isPresent());
    }

    /** A task of the subject's, of this offering, that has been completed, by the word of a platform that is not the subject's own. */
    private boolean counts(Joined receipt, Evidence.Receipted task, Offering offering) {
        return receipt.material().isVerified()
                && task.by().filter(facts.trust().platforms()::contains).isPresent()
                && !facts.isOwn(task.by())
                && task.name().filter("completed"::equals).isPresent()
                && !now.isAhead(task.completedAt())
                && task.responder().isPresent()
                && task.responder().equals(facts.subjectKey())
                && task.offering()
                        .filter(named -> !named.equals(OfferingsMerge.key(offering)))
                        .isEmpty();
    }

    private static boolean isOpenEnded(Offering offering) {
        return offering.get(Offering.SCOPE)
                .carried()
                .filter("open-ended"::equals)
                .isPresent();
    }

    private static List<Offering> shown(Joined source) {
        return source.reading().says().sells().get(Sells.OFFERINGS).carried().orElse(List.of());
    }
}
