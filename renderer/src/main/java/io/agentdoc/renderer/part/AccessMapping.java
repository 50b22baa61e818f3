package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.model.Sealing;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.AccessPart;
import io.agentdoc.templates.part.DoorPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SchemePart;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Door;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How it is reached. What a caller presents and who is let in are two facts and never one (9.5). */
final class AccessMapping {
    private final Telling telling;
    private final MemberPath at = MemberPath.of("access");

    AccessMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Access access) {
        List<Row> before = new Rows(telling, access, at, SectionName.ACCESS)
                .one(Access.ADDRESS, Label.ADDRESS, Rows::link)
                .code(Access.PROTOCOL, Label.PROTOCOL)
                .list();
        List<Row> after = new Rows(telling, access, at, SectionName.ACCESS)
                .show(
                        Access.ADMISSION,
                        Label.ADMISSION,
                        Optional.of(Silence.ADMISSION),
                        this::admission,
                        openTo(access))
                .words(Access.STATEMENT, Label.STATEMENT)
                .show(
                        Access.SEALING,
                        Label.SEALING,
                        Optional.empty(),
                        this::sealing,
                        List.of(telling.say(Note.SEALING_COVERS)))
                .list();
        return new AccessPart(telling.from(access), before, door(access), after);
    }

    private Value sealing(Sealing sealing) {
        List<SafeHtml> words = new ArrayList<>();
        sealing.get(Sealing.POSTURE)
                .carried()
                .ifPresent(posture -> words.add(
                        Term.of("sealing", posture).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(posture))));
        boolean hasKey = sealing.get(Sealing.KEY_DECLARED).carried().orElse(false);
        words.add(telling.say(hasKey ? Term.SEALING__KEY_DECLARED : Term.SEALING__NO_KEY));
        return new Value.Many(words);
    }

    private Value admission(String policy) {
        return new Value.One(
                Term.of("admission", policy).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(policy)));
    }

    /** A door that is open to whoever presents what it asks for: what that is stands above, or is not stated. */
    private List<SafeHtml> openTo(Access access) {
        boolean isOpen =
                access.get(Access.ADMISSION).carried().filter("open"::equals).isPresent();
        return !isOpen
                ? List.of()
                : switch (Doors.of(access)) {
                    case PRESENT_ONE -> List.of();
                    case NOTHING_TO_PRESENT -> List.of(telling.say(Note.OPEN_TO_NOTHING));
                    case NEVER_SAID -> List.of(telling.say(Note.OPEN_TO_WHAT));
                };
    }

    private DoorPart door(Access access) {
        Anchor anchor = Anchor.of(at.member("schemes").toString());
        Door door = Doors.of(access);
        if (door == Door.NEVER_SAID) {
            telling.shownSilent(at.member("schemes").toString());
            return new DoorPart(door, anchor, List.of(), telling.lookedInFor(SectionName.ACCESS), List.of());
        }
        List<SchemePart> parts = new ArrayList<>();
        for (Scheme scheme : access.get(Access.SCHEMES).carried().orElse(List.of())) {
            parts.add(scheme(scheme, at.member("schemes").element(Integer.toString(parts.size()))));
        }
        return new DoorPart(door, anchor, parts, List.of(), telling.told(access.get(Access.SCHEMES)));
    }

    private SchemePart scheme(Scheme scheme, MemberPath path) {
        List<SafeHtml> facts = new ArrayList<>();
        scheme.get(Scheme.TRANSPORT).carried().ifPresent(text -> facts.add(Theirs.code(text)));
        scheme.get(Scheme.IN).carried().ifPresent(text -> facts.add(Theirs.code("in " + text)));
        scheme.get(Scheme.NAME).carried().ifPresent(text -> facts.add(Theirs.code(text)));
        scheme.get(Scheme.SCHEME).carried().ifPresent(text -> facts.add(Theirs.code(text)));
        scheme.get(Scheme.FLOWS).carried().ifPresent(flows -> facts.add(Theirs.code(Plain.text(flows))));
        scheme.get(Scheme.SCOPES).carried().ifPresent(scopes -> facts.add(Theirs.code(String.join(" ", scopes))));
        scheme.get(Scheme.DESCRIPTION).carried().ifPresent(text -> facts.add(Theirs.words(text)));
        scheme.get(Scheme.ALL_OF)
                .carried()
                .ifPresent(all ->
                        Node.root(all).elements().forEach(one -> facts.add(Theirs.code(Plain.text(one.value())))));
        SafeHtml name = scheme.get(Scheme.TYPE)
                .carried()
                .or(() -> scheme.get(Scheme.ID).carried())
                .<SafeHtml>map(Theirs::code)
                .orElseGet(() -> telling.say(Note.NOT_STATED));
        return new SchemePart(Anchor.of(path.toString()), name, facts);
    }
}
