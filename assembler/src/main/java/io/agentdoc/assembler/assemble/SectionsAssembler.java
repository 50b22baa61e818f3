package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Configs;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Leaves;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts the twelve sections together from what the joined sources say and what was found of it (9.5). */
final class SectionsAssembler {
    private final List<Joined> sources;
    private final Disagreements disagreements;
    private final Roles roles;
    private final Confirmations confirmations;
    private final Interfaces interfaces;
    private final Samples samples;
    private final VisibilityRule visibility;
    private final Merge merge;
    private final Terms terms;

    SectionsAssembler(
            List<Joined> sources,
            Facts facts,
            boolean weAreOperator,
            Roles roles,
            Disagreements disagreements,
            Remarks remarks,
            AsOf now) {
        Evaluations evaluations = new Evaluations(sources, facts, remarks, now);
        this.sources = sources;
        this.disagreements = disagreements;
        this.roles = roles;
        this.confirmations = new Confirmations(evaluations);
        this.interfaces =
                new Interfaces(sources, evaluations, new Observations(sources, weAreOperator, remarks, now), remarks);
        this.samples = new Samples(sources, facts, remarks, now);
        this.visibility = new VisibilityRule(sources, facts, now);
        this.merge = new Merge(sources, disagreements);
        this.terms = new Terms(sources, facts.descriptorDigest(), disagreements);
    }

    Sections assemble() {
        Identity identity = withoutLineage(merge.section(Identity.SHAPE, Sections::identity));
        return new Sections(
                identity,
                Interactions.of(merge, visibility, identity),
                asked(),
                roles.section(),
                sells(),
                Doors.of(merge, sources),
                refuses(),
                merge.section(Reaches.SHAPE, Sections::reaches),
                leaves(),
                merge.section(Configs.SHAPE, Sections::configs),
                roles.completed(handling()),
                Standings.of(sources),
                Optional.empty());
    }

    /** Lineage is a package's and stays in the package's own document (13.6). */
    private static Identity withoutLineage(Identity identity) {
        return new Identity(identity.members().with(Identity.LINEAGE, Stated.notStated()));
    }

    private Asked asked() {
        Asked asked = merge.section(Asked.SHAPE, Sections::asked);
        return new Asked(asked.members()
                .with(Asked.INTERFACES, interfaces.resolved(asked.get(Asked.INTERFACES), roles.interfaces())));
    }

    private Sells sells() {
        Sells sells = merge.section(Sells.SHAPE, Sections::sells);
        Stated<List<Offering>> offerings =
                samples.with(confirmations.offerings(new OfferingsMerge(sources, terms, disagreements).merged()));
        return new Sells(sells.members()
                .with(Sells.SCOPES, Scopes.of(offerings.carried().orElse(List.of())))
                .with(Sells.OFFERINGS, offerings));
    }

    private Refuses refuses() {
        Refuses refuses = merge.section(Refuses.SHAPE, Sections::refuses);
        List<Refusal> lines = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR))
                .findFirst()
                .filter(source -> source.reading().evidence() instanceof Evidence.Described)
                .map(source -> ((Evidence.Described) source.reading().evidence()).refusalLines())
                .orElse(List.of());
        List<Stated<List<Refusal>>> all =
                new ArrayList<>(List.of(confirmations.refusals(roles.refusals()), confirmations.proseLines(lines)));
        ofKind(KnownKind.SOW_STANDING_PROPOSAL)
                .map(source -> source.reading().says().refuses().get(Refuses.REFUSALS))
                .filter(Stated::isStated)
                .forEach(list -> all.add(confirmations.refusals(list)));
        return new Refuses(refuses.members().with(Refuses.REFUSALS, Restated.joined(all)));
    }

    /** A signed clause is asked before a declaration, which it beats where they differ (6.9). */
    private Handling handling() {
        List<Joined> signedFirst =
                new ArrayList<>(ofKind(KnownKind.SOW_STANDING_PROPOSAL).toList());
        sources.stream()
                .filter(source -> !source.is(KnownKind.SOW_STANDING_PROPOSAL))
                .forEach(signedFirst::add);
        return new Merge(signedFirst, disagreements).section(Handling.SHAPE, Sections::handling);
    }

    private Stream<Joined> ofKind(KnownKind kind) {
        return sources.stream().filter(source -> source.is(kind));
    }

    private Leaves leaves() {
        Leaves leaves = merge.section(Leaves.SHAPE, Sections::leaves);
        return new Leaves(leaves.members().with(Leaves.RECORDS, confirmations.records(leaves.get(Leaves.RECORDS))));
    }
}
