package io.agentdoc.assembler.read;

import io.agentdoc.assembler.secret.Secrets;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Configs;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Leaves;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a source says without the values of credentials that slipped into it (6.10): a member whose text holds one, in
 * whatever sentence, is not stated, and the report says what kind of credential stood where, and nothing of it.
 *
 * <p>It stands behind every reader, so that none can forget it.
 */
final class NoSecrets {
    private static final String RULE = "6.4-1";

    private final Notes notes;
    private final ShapesOnly shapes;

    NoSecrets(Notes notes) {
        this.notes = notes;
        this.shapes = new ShapesOnly(notes);
    }

    static Reading in(Reading reading) {
        Notes notes = new Notes(reading.id());
        Sections says = new NoSecrets(notes).sections(reading.says());
        List<Finding> findings = new ArrayList<>(
                reading.findings().stream().map(NoSecrets::unsaid).toList());
        findings.addAll(notes.findings());
        return new Reading(reading.id(), reading.kind(), names(reading.names()), says, reading.evidence(), findings);
    }

    /** A report is read by others than who holds the source, so that it quotes no credential either. */
    private static Finding unsaid(Finding finding) {
        return Secrets.first(finding.message())
                .map(secret -> new Finding(
                        finding.rule(),
                        finding.level(),
                        finding.place(),
                        "what stands here holds what looks like " + secret.what() + ", and is not repeated"))
                .orElse(finding);
    }

    private static Names names(Names names) {
        return new Names(
                names.key(),
                clean(names.id()),
                clean(names.handle()),
                clean(names.name()),
                clean(names.agentVersion()));
    }

    private static Optional<String> clean(Optional<String> text) {
        return text.filter(said -> Secrets.first(said).isEmpty());
    }

    private Sections sections(Sections says) {
        Refuses refuses = part(Refuses.SHAPE, says.refuses());
        boolean mute = says.refuses().get(Refuses.STATEMENT).isStated()
                && !refuses.get(Refuses.STATEMENT).isStated();
        return new Sections(
                part(Identity.SHAPE, says.identity()),
                part(Interaction.SHAPE, says.shape()),
                part(Asked.SHAPE, says.asked()),
                part(Role.SHAPE, says.role()),
                part(Sells.SHAPE, says.sells()),
                part(Access.SHAPE, says.access()),
                mute ? new Refuses(refuses.members().with(Refuses.KIND, Stated.notStated())) : refuses,
                part(Reaches.SHAPE, says.reaches()),
                part(Leaves.SHAPE, says.leaves()),
                part(Configs.SHAPE, says.configs()),
                part(Handling.SHAPE, says.handling()),
                part(Standing.SHAPE, says.standing()),
                says.told());
    }

    private <P extends Part> P part(Shape<P> shape, P part) {
        Members clean = part.members();
        for (Member<?> member : shape.members()) {
            clean = without(member, part, clean);
        }
        return clean.equals(part.members()) ? part : shape.make().apply(clean);
    }

    /** The very members that were, unless this one has to be said otherwise. */
    private <T> Members without(Member<T> member, Part part, Members members) {
        if (!(part.get(member) instanceof Stated.Said<T> said)) {
            return members;
        }
        Stated<T> shape = shapes.told(member, said);
        Stated<T> clean = shape instanceof Stated.Said<T> left ? said(member.form(), left) : shape;
        return clean.equals(said) ? members : members.with(member, clean);
    }

    @SuppressWarnings("unchecked") // a form says the type of the values that it is the form of
    private <T> Stated<T> said(Form<T> form, Stated.Said<T> said) {
        T value = said.value();
        return switch (form) {
            case Form.Text text -> without(said, Secrets.first((String) value));
            case Form.Texts texts -> without(said, first(((List<String>) value)));
            case Form.Verbatim verbatim -> without(said, first(Node.root((Json) value)));
            case Form.One<?> one -> new Stated.Said<>((T) one(one, value), said.citation());
            case Form.Listed<?> listed -> new Stated.Said<>((T) each(listed, value), said.citation());
            case Form.ByName<?> byName -> new Stated.Said<>((T) byName(byName, value), said.citation());
            case Form.Flag flag -> said;
            case Form.Source source -> said;
            case Form.InColumn column -> said;
        };
    }

    @SuppressWarnings("unchecked")
    private <P extends Part> P one(Form.One<P> form, Object value) {
        return part(form.shape(), (P) value);
    }

    @SuppressWarnings("unchecked")
    private <P extends Part> List<P> each(Form.Listed<P> form, Object value) {
        return ((List<P>) value).stream().map(one -> part(form.shape(), one)).toList();
    }

    @SuppressWarnings("unchecked")
    private <P extends Part> Map<String, P> byName(Form.ByName<P> form, Object value) {
        Map<String, P> parts = new LinkedHashMap<>();
        ((Map<String, P>) value).forEach((name, one) -> parts.put(name, part(form.shape(), one)));
        return parts;
    }

    private <T> Stated<T> without(Stated.Said<T> said, Optional<Secrets.Secret> secret) {
        if (secret.isEmpty() || !(said.citation() instanceof Citation.At at)) {
            return said;
        }
        notes.warn(
                RULE,
                at.pointer(),
                "it holds what looks like " + secret.get().what() + ", so it is read as not stated");
        return new Stated.Unreadable<>(at, "free of credentials");
    }

    private static Optional<Secrets.Secret> first(List<String> texts) {
        return texts.stream().flatMap(text -> Secrets.first(text).stream()).findFirst();
    }

    /** In a value that is carried as it stands, the names of members count as much as what is given to them. */
    private static Optional<Secrets.Secret> first(Node node) {
        Optional<Secrets.Secret> here = node.text().flatMap(Secrets::first);
        if (here.isPresent()) {
            return here;
        }
        for (Node.Entry entry : node.members()) {
            Optional<Secrets.Secret> below = Secrets.first(entry.name())
                    .or(() -> entry.node().text().flatMap(text -> Secrets.given(entry.name(), text)))
                    .or(() -> first(entry.node()));
            if (below.isPresent()) {
                return below;
            }
        }
        return node.elements().stream()
                .flatMap(element -> first(element).stream())
                .findFirst();
    }
}
