package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Attestation;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.part.AttributeRow;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Attribute;
import io.agentdoc.templates.words.Checked;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Shows;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The twenty-one attributes, worked out from the document alone: each with its state and its sources, none counted (10). */
final class AttributesMapping {
    private static final Map<Attribute, Checked> CHECKED = Map.ofEntries(
            Map.entry(Attribute.NAMED, Checked.ATTESTED),
            Map.entry(Attribute.OWNED, Checked.DECLARED_THEN_ATTESTED),
            Map.entry(Attribute.VERSIONED, Checked.DECLARED_AND_ATTESTED),
            Map.entry(Attribute.DESCRIBED, Checked.DECLARED),
            Map.entry(Attribute.ASSESSABLE, Checked.DERIVED),
            Map.entry(Attribute.ASKABLE, Checked.ANSWERED),
            Map.entry(Attribute.DOORED, Checked.DECLARED_AND_ANSWERED),
            Map.entry(Attribute.SEALED, Checked.DECLARED_AND_ANSWERED),
            Map.entry(Attribute.EVALUATED, Checked.ATTESTED),
            Map.entry(Attribute.CANDID, Checked.ANSWERED),
            Map.entry(Attribute.SCREENED, Checked.DECLARED_AND_ANSWERED),
            Map.entry(Attribute.RECORD_KEEPING, Checked.ATTESTED),
            Map.entry(Attribute.PRICED, Checked.DECLARED),
            Map.entry(Attribute.CONTRACTABLE, Checked.DECLARED_THEN_ATTESTED),
            Map.entry(Attribute.FORTHRIGHT, Checked.DECLARED),
            Map.entry(Attribute.METERED, Checked.ANSWERED_AND_ATTESTED),
            Map.entry(Attribute.MANDATED, Checked.ATTESTED),
            Map.entry(Attribute.REVISABLE, Checked.DECLARED_AND_ANSWERED),
            Map.entry(Attribute.REPUTABLE, Checked.ATTESTED),
            Map.entry(Attribute.LISTED, Checked.ATTESTED),
            Map.entry(Attribute.QUALIFIED, Checked.DECLARED_AND_ATTESTED));

    private final Telling telling;
    private final Evidence evidence;

    AttributesMapping(Telling telling) {
        this.telling = telling;
        this.evidence = new Evidence(telling.doc());
    }

    List<AttributeRow> rows() {
        return Arrays.stream(Attribute.values()).map(this::row).toList();
    }

    private AttributeRow row(Attribute attribute) {
        return switch (attribute) {
            case NAMED -> named();
            case OWNED ->
                evidence.identity("owner")
                        .map(found -> declared(attribute, found))
                        .orElseGet(() -> nothing(attribute));
            case VERSIONED -> versioned();
            case DESCRIBED -> described();
            case ASSESSABLE -> row(attribute, Shows.THIS_DOCUMENT, List.of(), List.of());
            case ASKABLE ->
                evidence.entryway()
                        .map(ids -> row(attribute, Shows.ANSWERED, see("asked"), ids))
                        .orElseGet(() -> nothing(attribute));
            case DOORED ->
                evidence.doored().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case SEALED ->
                evidence.sealed().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case EVALUATED -> evaluated();
            case RECORD_KEEPING ->
                evidence.audited()
                        .map(ids -> row(attribute, Shows.ATTESTED, see("standing"), ids))
                        .orElseGet(() -> nothing(attribute));
            case PRICED ->
                evidence.priced().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case CONTRACTABLE -> contractable();
            case FORTHRIGHT ->
                evidence.handling().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case REVISABLE ->
                evidence.revisable().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case REPUTABLE -> recorded(attribute, enrolled());
            case LISTED -> recorded(attribute, standing(Kind.LISTING));
            case QUALIFIED -> qualified();
            case CANDID, SCREENED, METERED, MANDATED -> nothing(attribute);
        };
    }

    private AttributeRow named() {
        List<SourceId> cards =
                speaking(Kind.HANDLE_CARD, telling.doc().sections().identity());
        return cards.isEmpty()
                ? nothing(Attribute.NAMED)
                : row(Attribute.NAMED, Shows.ATTESTED, see("identity.address"), cards);
    }

    private AttributeRow versioned() {
        List<SourceId> deployments = verified(source -> Known.kind(source) == Kind.DEPLOYMENT_RECORD);
        return evidence.identity("agent_version")
                .map(found -> {
                    Collection<SourceId> all = new TreeSet<>(found.sources());
                    all.addAll(deployments);
                    Shows shows = deployments.isEmpty() ? Shows.DECLARED : Shows.DECLARED_AND_ATTESTED;
                    return row(Attribute.VERSIONED, shows, see(found.path()), all);
                })
                .orElseGet(() -> nothing(Attribute.VERSIONED));
    }

    private AttributeRow described() {
        List<SourceId> signed = verified(source -> Known.kind(source) == Kind.AGENT_DESCRIPTOR);
        if (!signed.isEmpty()) {
            return row(Attribute.DESCRIBED, Shows.DECLARED, List.of(), signed);
        }
        List<SourceId> held = telling.doc().sources().stream()
                .filter(source -> Known.kind(source) == Kind.AGENT_DESCRIPTOR)
                .filter(source -> source.signature().state() == SignatureState.UNSIGNED)
                .map(Source::id)
                .toList();
        return held.isEmpty()
                ? nothing(Attribute.DESCRIBED)
                : row(Attribute.DESCRIBED, Shows.UNSIGNED_ONLY, List.of(), held);
    }

    private AttributeRow evaluated() {
        Collection<SourceId> verdicts = evidence.evaluated();
        return verdicts.isEmpty()
                ? nothing(Attribute.EVALUATED)
                : row(Attribute.EVALUATED, Shows.ATTESTED, see("standing"), verdicts);
    }

    /** A role without a verdict is a declaration, and holding it is more. */
    private AttributeRow qualified() {
        Collection<SourceId> verdicts = evidence.evaluated();
        Optional<Evidence.Found> role = evidence.role();
        if (role.isEmpty() || verdicts.isEmpty()) {
            return nothing(Attribute.QUALIFIED);
        }
        Collection<SourceId> all = new TreeSet<>(role.get().sources());
        all.addAll(verdicts);
        return row(
                Attribute.QUALIFIED, Shows.DECLARED_AND_ATTESTED, see(role.get().path()), all);
    }

    private AttributeRow recorded(Attribute attribute, List<SourceId> records) {
        return records.isEmpty() ? nothing(attribute) : row(attribute, Shows.ATTESTED, see("standing"), records);
    }

    private AttributeRow contractable() {
        List<SourceId> signed =
                speaking(Kind.SOW_STANDING_PROPOSAL, telling.doc().sections().sells());
        return signed.isEmpty()
                ? nothing(Attribute.CONTRACTABLE)
                : row(Attribute.CONTRACTABLE, Shows.DECLARED, see("sells"), signed);
    }

    private List<SourceId> standing(Kind kind) {
        return speaking(kind, telling.doc().sections().standing());
    }

    /** The reports that say it is enrolled; one that says it is not, or not yet proven, shows nothing. */
    private List<SourceId> enrolled() {
        List<SourceId> saying =
                telling.doc().sections().standing().get(Standing.REPORTS).carried().orElse(List.of()).stream()
                        .filter(report -> report.get(Attestation.ENROLLMENT)
                                .carried()
                                .filter("enrolled"::equalsIgnoreCase)
                                .isPresent())
                        .flatMap(report -> report.get(Attestation.RECORD).carried().stream())
                        .toList();
        return standing(Kind.REPUTATION_REPORT).stream()
                .filter(saying::contains)
                .toList();
    }

    /** The verified sources of that kind on which the section rests; one that was listed and filled nothing shows nothing. */
    private List<SourceId> speaking(Kind kind, Section section) {
        Collection<SourceId> from = Froms.of(section);
        return verified(source -> Known.kind(source) == kind && from.contains(source.id()));
    }

    private List<SourceId> verified(Predicate<Source> which) {
        return telling.doc().sources().stream()
                .filter(source -> source.signature().state() == SignatureState.VERIFIED)
                .filter(which)
                .map(Source::id)
                .toList();
    }

    private AttributeRow declared(Attribute attribute, Evidence.Found found) {
        return row(attribute, Shows.DECLARED, see(found.path()), found.sources());
    }

    private AttributeRow nothing(Attribute attribute) {
        return row(attribute, Shows.NOTHING, List.of(), List.of());
    }

    private AttributeRow row(Attribute attribute, Shows shows, List<SafeHtml> proof, Collection<SourceId> sources) {
        Checked checked = CHECKED.getOrDefault(attribute, Checked.DECLARED);
        return new AttributeRow(attribute, checked, shows, proof, telling.marks(sources));
    }

    private List<SafeHtml> see(String path) {
        return List.of(telling.say(Note.SEE, Ours.link(Anchor.of(path), Theirs.code(path))));
    }
}
