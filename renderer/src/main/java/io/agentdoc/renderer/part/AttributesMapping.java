package io.agentdoc.renderer.part;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
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
            case EVALUATED -> recorded(attribute, Kind.EVAL_RECORD, "standing");
            case RECORD_KEEPING ->
                evidence.audited()
                        .map(ids -> row(attribute, Shows.ATTESTED, see("standing"), ids))
                        .orElseGet(() -> nothing(attribute));
            case PRICED ->
                evidence.priced().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case CONTRACTABLE -> signed(attribute, Kind.SOW_STANDING_PROPOSAL, "sells");
            case FORTHRIGHT ->
                evidence.handling().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case REVISABLE ->
                evidence.revisable().map(found -> declared(attribute, found)).orElseGet(() -> nothing(attribute));
            case REPUTABLE -> recorded(attribute, Kind.REPUTATION_REPORT, "standing");
            case LISTED -> recorded(attribute, Kind.LISTING, "standing");
            case QUALIFIED -> qualified();
            case CANDID, SCREENED, METERED, MANDATED -> nothing(attribute);
        };
    }

    private AttributeRow named() {
        List<SourceId> cards = verified(source -> Known.kind(source) == Kind.HANDLE_CARD);
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

    private AttributeRow qualified() {
        List<SourceId> verdicts = verified(source -> Known.kind(source) == Kind.EVAL_RECORD);
        return evidence.role()
                .map(found -> {
                    Collection<SourceId> all = new TreeSet<>(found.sources());
                    all.addAll(verdicts);
                    Shows shows = verdicts.isEmpty() ? Shows.DECLARED : Shows.DECLARED_AND_ATTESTED;
                    return row(Attribute.QUALIFIED, shows, see(found.path()), all);
                })
                .orElseGet(() -> nothing(Attribute.QUALIFIED));
    }

    private AttributeRow recorded(Attribute attribute, Kind kind, String path) {
        List<SourceId> records = verified(source -> Known.kind(source) == kind);
        return records.isEmpty() ? nothing(attribute) : row(attribute, Shows.ATTESTED, see(path), records);
    }

    private AttributeRow signed(Attribute attribute, Kind kind, String path) {
        List<SourceId> signed = verified(source -> Known.kind(source) == kind);
        return signed.isEmpty() ? nothing(attribute) : row(attribute, Shows.DECLARED, see(path), signed);
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
