package io.agentdoc.renderer.part;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Phrase;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The rows of one part, member by member. A member that is stated becomes a line; one whose silence is owed, or that the
 * document names as not stated, or that nobody can read, becomes a silent line (9.6); any other leaves no row.
 */
final class Rows {
    private final Telling telling;
    private final Part part;
    private final MemberPath at;
    private final SectionName section;
    private final List<Row> rows = new ArrayList<>();

    Rows(Telling telling, Part part, MemberPath at, SectionName section) {
        this.telling = telling;
        this.part = part;
        this.at = at;
        this.section = section;
    }

    List<Row> list() {
        return List.copyOf(rows);
    }

    Rows words(Member<String> member, Label label) {
        return one(member, label, Theirs::words);
    }

    Rows words(Member<String> member, Label label, Silence silence) {
        return show(member, label, Optional.of(silence), text -> new Value.One(Theirs.words(text)), List.of());
    }

    Rows code(Member<String> member, Label label) {
        return one(member, label, Theirs::code);
    }

    /** A value of one of the closed lists, in the page's words; one that is not on the list is shown as it stands. */
    Rows term(Member<String> member, Label label, String list, Optional<Silence> silence) {
        return show(member, label, silence, text -> new Value.One(word(list, text)), List.of());
    }

    /** What the specification has an assembler work out, whoever wrote the document (9.5.1). */
    Rows worked(Member<String> member, Label label, String list, Silence silence, SafeHtml note) {
        Stated<String> stated = part.get(member);
        if (stated.carried().isEmpty()) {
            return term(member, label, list, Optional.of(silence));
        }
        Value value = new Value.One(word(list, stated.carried().get()));
        rows.add(
                new Line(anchor(member), telling.say(label), value, List.of(note), telling.computed(stated.sources())));
        return this;
    }

    Rows flag(Member<Boolean> member, Label label, String list) {
        return one(member, label, flag -> word(list, Boolean.toString(flag)));
    }

    Rows url(Member<String> member, Label label) {
        return one(member, label, Rows::link);
    }

    /** The source that a part as a whole rests on, as a link to its row. */
    Rows source(Member<SourceId> member, Label label) {
        return one(member, label, id -> Ours.link(telling.mark(id).to(), Theirs.code(id.text())));
    }

    Rows moment(Member<String> member, Label label) {
        return one(
                member,
                label,
                text -> Instants.parse(text).map(telling.words()::moment).orElseGet(() -> Theirs.words(text)));
    }

    Rows texts(
            Member<List<String>> member,
            Label label,
            Optional<Silence> silence,
            Function<String, SafeHtml> shown,
            Phrase none) {
        return show(
                member, label, silence, texts -> many(texts.stream().map(shown).toList(), none), List.of());
    }

    /** A value that is carried verbatim. */
    Rows plain(Member<Json> member, Label label) {
        return one(member, label, json -> Theirs.words(Plain.text(json)));
    }

    Rows plains(Member<Json> member, Label label, Optional<Silence> silence, Phrase none) {
        return show(member, label, silence, json -> list(json, none), List.of());
    }

    private Value list(Json json, Phrase none) {
        return json instanceof JsonArray array
                ? many(
                        array.elements().stream()
                                .map(Plain::text)
                                .map(Theirs::words)
                                .toList(),
                        none)
                : new Value.One(Theirs.words(Plain.text(json)));
    }

    private Value many(List<SafeHtml> items, Phrase none) {
        return switch (items.size()) {
            case 0 -> new Value.One(telling.say(none));
            case 1 -> new Value.One(items.getFirst());
            default -> new Value.Many(items);
        };
    }

    <T> Rows one(Member<T> member, Label label, Function<T, SafeHtml> shown) {
        return show(member, label, Optional.empty(), value -> new Value.One(shown.apply(value)), List.of());
    }

    <T> Rows show(
            Member<T> member, Label label, Optional<Silence> silence, Function<T, Value> shown, List<SafeHtml> notes) {
        Stated<T> stated = part.get(member);
        Optional<T> carried = stated.carried();
        if (carried.isPresent()) {
            Value value = shown.apply(carried.get());
            rows.add(new Line(anchor(member), telling.say(label), value, notes, telling.told(stated)));
        } else if (isOwed(member, stated)) {
            rows.add(telling.silent(path(member).toString(), telling.say(label), section, meaning(silence)));
        }
        return this;
    }

    private boolean isOwed(Member<?> member, Stated<?> stated) {
        return part.owes(member)
                || stated instanceof Stated.Unreadable
                || telling.doc().notStated().contains(path(member).toString());
    }

    private Optional<Silence> meaning(Optional<Silence> silence) {
        boolean later = telling.isPackage() && (section == SectionName.ACCESS || section == SectionName.HANDLING);
        return later ? Optional.of(Silence.DECIDED_AT_INSTALL) : silence;
    }

    Rows add(Row row) {
        rows.add(row);
        return this;
    }

    Rows silence(String member, Label label, Optional<Silence> silence) {
        return add(telling.silent(at.member(member).toString(), telling.say(label), section, meaning(silence)));
    }

    MemberPath path(Member<?> member) {
        return at.member(member.name());
    }

    Anchor anchor(Member<?> member) {
        return Anchor.of(path(member).toString());
    }

    SafeHtml word(String list, String value) {
        return Term.of(list, value).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(value));
    }

    static SafeHtml link(String address) {
        return SafeUrl.parse(address).map(SafeUrl::link).orElseGet(() -> Theirs.code(address));
    }
}
