package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.IdentityPart;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.LineagePart;
import io.agentdoc.templates.part.RolePart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.ShapePart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Sanitizer;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who it is, how it meets a caller, and the role it holds. */
final class IdentityMapping {
    private static final Sanitizer RICH = Sanitizer.ofFields();

    private final Telling telling;

    IdentityMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart identity(Identity identity) {
        MemberPath at = MemberPath.of("identity");
        List<Row> rows = new Rows(telling, identity, at, SectionName.IDENTITY)
                .words(Identity.NAME, Label.NAME)
                .show(
                        Identity.DESCRIPTION,
                        Label.DESCRIPTION,
                        Optional.empty(),
                        text -> prose(identity, text),
                        List.of())
                .party(Identity.OPERATOR, Label.OPERATOR)
                .party(Identity.OWNER, Label.OWNER)
                .one(Identity.ADDRESS, Label.ADDRESS, Rows::link)
                .code(Identity.SIGNING_KEY, Label.SIGNING_KEY)
                .term(Identity.ACTS_FOR, Label.ACTS_FOR, "acts_for", Optional.of(Silence.ACTS_FOR))
                .words(Identity.ORGANIZATION_NAME, Label.ORGANIZATION_NAME)
                .flag(Identity.FLEET, Label.FLEET, "fleet")
                .flag(Identity.STANDING_GUEST, Label.STANDING_GUEST, "standing_guest")
                .texts(Identity.HOSTED_IN, Label.HOSTED_IN, Optional.empty(), Theirs::words, Term.JURISDICTIONS__NONE)
                .code(Identity.AGENT_VERSION, Label.AGENT_VERSION)
                .show(Identity.LINEAGE, Label.LINEAGE, Optional.empty(), this::ancestors, List.of())
                .list();
        return new IdentityPart(from(identity), rows, lineage(identity));
    }

    /** A marketplace's manifest declares its description rich text; everybody else's is text. */
    Value prose(Identity identity, String text) {
        if (telling.holds(identity.get(Identity.DESCRIPTION).sources(), Kind.POND_AGENT_MANIFEST)) {
            Optional<Value> rich = RICH.clean(text).map(Value.Rich::new);
            return rich.orElseGet(() -> new Value.One(Theirs.words(text)));
        }
        return new Value.One(Theirs.words(text));
    }

    /** The ancestors by name, nearest first; each one's own lines follow. */
    private Value ancestors(Json lineage) {
        return new Value.Many(Node.root(lineage).elements().stream()
                .map(ancestor -> telling.named(ancestor.text("name")))
                .toList());
    }

    private List<LineagePart> lineage(Identity identity) {
        return identity.get(Identity.LINEAGE).carried().map(this::lineage).orElse(List.of());
    }

    private List<LineagePart> lineage(Json lineage) {
        List<LineagePart> parts = new ArrayList<>();
        for (Node ancestor : Node.root(lineage).elements()) {
            MemberPath at = MemberPath.of("identity").member("lineage").element(Integer.toString(parts.size()));
            parts.add(new LineagePart(
                    Anchor.of(at.toString()), telling.named(ancestor.text("name")), facts(ancestor, at)));
        }
        return parts;
    }

    private List<Row> facts(Node ancestor, MemberPath at) {
        List<Row> rows = new ArrayList<>();
        ancestor.members().stream()
                .filter(entry -> !entry.name().equals("name"))
                .forEach(entry -> rows.add(new Line(
                        Anchor.of(at.member(entry.name()).toString()),
                        Theirs.words(entry.name()),
                        new Value.One(Theirs.words(Plain.text(entry.node().value()))),
                        List.of(),
                        List.of())));
        if (ancestor.text("license").isEmpty()) {
            rows.add(new Line(
                    Anchor.of(at.member("license").toString()),
                    Theirs.words("license"),
                    new Value.One(telling.say(Note.NO_LICENSE)),
                    List.of(),
                    List.of()));
        }
        return rows;
    }

    SectionPart shape(Interaction shape) {
        List<Row> rows = new Rows(telling, shape, MemberPath.of("shape"), SectionName.SHAPE)
                .term(Interaction.INTERACTION, Label.INTERACTION, "interaction", Optional.of(Silence.INTERACTION))
                .worked(
                        Interaction.VISIBILITY,
                        Label.VISIBILITY,
                        "visibility",
                        Silence.VISIBILITY,
                        telling.say(Note.COMPUTED))
                .list();
        return new ShapePart(from(shape), rows);
    }

    SectionPart role(Role role) {
        Rows rows = new Rows(telling, role, MemberPath.of("role"), SectionName.ROLE);
        role.get(Role.NAME)
                .carried()
                .ifPresent(name -> rows.add(new Line(
                        rows.anchor(Role.NAME),
                        telling.say(Label.ROLE),
                        new Value.One(Theirs.words(name)),
                        List.of(telling.say(Term.ROLE_STATE)),
                        telling.told(role.get(Role.STATE), role.get(Role.NAME).sources()))));
        rows.code(Role.VERSION, Label.VERSION)
                .one(Role.DEFINITION, Label.DEFINITION, Rows::link)
                .source(Role.DECLARED_IN, Label.DECLARED_IN);
        return new RolePart(from(role), rows.list());
    }

    private List<io.agentdoc.templates.part.SourceMark> from(io.agentdoc.document.model.Section section) {
        return telling.from(section);
    }
}
