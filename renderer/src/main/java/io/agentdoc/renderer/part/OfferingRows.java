package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Workspace;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.Told;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Scope;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** An offering's rows: what it costs, what it may touch, how it was tested, whether it can be tried. */
final class OfferingRows {
    private static final Set<String> LEVELS = Set.of("records_only", "on_change", "check_ins");

    private final Telling telling;
    private final Offering offering;
    private final MemberPath at;
    private final Scope scope;
    private final Rows rows;

    OfferingRows(Telling telling, Offering offering, MemberPath at, Scope scope) {
        this.telling = telling;
        this.offering = offering;
        this.at = at;
        this.scope = scope;
        this.rows = new Rows(telling, offering, at, SectionName.SELLS);
    }

    List<Row> rows() {
        if (scope == Scope.OPEN_WITH_FOCUS) {
            rows.words(Offering.DOES, Label.FOCUS).words(Offering.ROLE, Label.ROLE);
        }
        rows.words(Offering.PRICE, Label.PRICE, withoutPrice())
                .show(
                        Offering.PRICE_TERMS,
                        Label.PRICE_TERMS,
                        Optional.empty(),
                        terms -> new Value.One(Theirs.words(Plain.text(terms))),
                        priceNotes())
                .code(Offering.ARRANGEMENT, Label.ARRANGEMENT)
                .one(Offering.MINIMUM, Label.MINIMUM, most -> Numbers.shown(telling.words(), most));
        touching();
        tested();
        more();
        return rows.list();
    }

    private List<SafeHtml> priceNotes() {
        return offering.get(Offering.PRICE_TERMS)
                .carried()
                .map(terms -> PriceNotes.of(telling.words(), terms))
                .orElse(List.of());
    }

    /** Tiers, time and materials are no one price, and are still not silence about money. */
    private Silence withoutPrice() {
        if (offering.get(Offering.PRICE_TERMS).isStated()) {
            return Silence.PRICE_IN_TERMS;
        }
        return telling.isPackage() ? Silence.DECIDED_AT_INSTALL : Silence.PRICE;
    }

    private void touching() {
        rows.show(
                        Offering.WORKSPACE,
                        Label.WORKSPACE,
                        Optional.empty(),
                        places -> many(places.stream().map(this::place).toList(), Term.WORKSPACE__NOTHING),
                        List.of())
                .texts(
                        Offering.AUTHORITY,
                        Label.AUTHORITY,
                        Optional.of(Silence.AUTHORITY),
                        value -> rows.word("authority", value),
                        Term.AUTHORITY__NOTHING)
                .show(
                        Offering.AUTHORITY_DECIDED_BY,
                        Label.AUTHORITY_DECIDED_BY,
                        Optional.of(Silence.DECIDED_BY),
                        by -> new Value.One(telling.say(Holds.inside(telling, Optional.of(by)))),
                        List.of());
        if (offering.get(Offering.CEILINGS).carried().orElse(Map.of()).isEmpty()) {
            rows.silence("ceilings", Label.CEILINGS, Optional.of(Silence.CEILINGS));
        }
    }

    private SafeHtml place(Workspace place) {
        List<SafeHtml> words = new ArrayList<>();
        place.get(Workspace.SYSTEM)
                .carried()
                .or(() -> place.get(Workspace.KIND).carried())
                .ifPresent(kind -> words.add(Theirs.code(kind)));
        place.get(Workspace.ACCESS).carried().ifPresent(access -> words.add(rows.word("access", access)));
        place.get(Workspace.FOR).carried().ifPresent(use -> words.add(Theirs.words(use)));
        return words.isEmpty() ? telling.say(Note.NOT_STATED) : telling.words().listed(words);
    }

    private void tested() {
        List<EvaluatedAgainst> sets =
                offering.get(Offering.EVALUATED_AGAINST).carried().orElse(List.of());
        for (int i = 0; i < sets.size(); i++) {
            rows.add(result(sets.get(i), at.member("evaluated_against").element(Integer.toString(i))));
        }
    }

    private Line result(EvaluatedAgainst tested, MemberPath path) {
        SafeHtml set = tested.get(EvaluatedAgainst.SET)
                .carried()
                .map(OfferingRows::set)
                .orElseGet(() -> telling.say(Note.NOT_STATED));
        List<SafeHtml> notes = new ArrayList<>();
        tested.get(EvaluatedAgainst.RESULT).carried().ifPresent(result -> notes.add(counts(Node.root(result))));
        List<Told> told = tested.get(EvaluatedAgainst.RECORD)
                .carried()
                .map(record -> telling.told(List.of(record)))
                .orElseGet(() -> telling.told(offering.get(Offering.EVALUATED_AGAINST)));
        return new Line(
                Anchor.of(path.toString()), telling.say(Label.EVALUATED_AGAINST), new Value.One(set), notes, told);
    }

    /** A set by its name and version; whatever else is said of it stands after them. */
    private static SafeHtml set(Json json) {
        Node set = Node.root(json);
        String named = (set.text("name").orElse("") + " " + set.text("version").orElse("")).strip();
        return Theirs.words(named.isEmpty() ? Plain.text(json) : named);
    }

    private SafeHtml counts(Node result) {
        return telling.say(
                Note.SET_RESULT, count(result, "pass"), count(result, "fail"), count(result, "inconclusive"));
    }

    private SafeHtml count(Node result, String verdict) {
        return result.member(verdict)
                .map(node -> Numbers.shown(telling.words(), node.value()))
                .orElseGet(() -> telling.say(Note.NOT_STATED_SHORT));
    }

    private void more() {
        boolean claimsNothing = scope == Scope.OPEN_ENDED || scope == Scope.UNREADABLE;
        if (!claimsNothing) {
            rows.plains(Offering.EXAMPLES, Label.EXAMPLES, Optional.empty(), Term.TOOLS__NONE)
                    .plain(Offering.MODES, Label.MODES);
        }
        rows.show(Offering.NEEDS, Label.NEEDS, Optional.empty(), this::needs, List.of())
                .plain(Offering.DELIVERS, Label.DELIVERS);
        reporting();
        rows.plains(Offering.DELEGATION_SCOPES, Label.DELEGATION_SCOPES, Optional.empty(), Term.TOOLS__NONE)
                .plain(Offering.CLAUSE_GRADES, Label.CLAUSE_GRADES);
        absenceWithAMeaning();
    }

    /** What it says of itself; a level that is none of the known ones is nothing that it said (6.9). */
    private void reporting() {
        boolean isUnreadable = offering.get(Offering.REPORTING)
                .carried()
                .filter(level -> !LEVELS.contains(level))
                .isPresent();
        if (isUnreadable) {
            rows.silence("reporting", Label.REPORTING, Optional.empty());
        } else {
            rows.show(
                    Offering.REPORTING,
                    Label.REPORTING,
                    Optional.empty(),
                    level -> new Value.One(telling.say(Term.REPORTING__LEVEL, Theirs.code(level))),
                    List.of());
        }
    }

    /** A credential stands first and stands out: it is the need that costs most to get wrong (6.9). */
    private Value needs(Json needs) {
        if (!(needs instanceof JsonArray list)) {
            return new Value.One(Theirs.words(Plain.text(needs)));
        }
        List<SafeHtml> credentials = new ArrayList<>();
        List<SafeHtml> others = new ArrayList<>();
        for (Json need : list.elements()) {
            boolean isCredential = Node.root(need).member("credential").isPresent();
            SafeHtml words = Theirs.words(Plain.text(need));
            if (isCredential) {
                credentials.add(Ours.strong(words));
            } else {
                others.add(words);
            }
        }
        credentials.addAll(others);
        return many(credentials, Term.TOOLS__NONE);
    }

    /** That there is no trial and no revision is said only where a Descriptor speaks, which means it by silence (6.2, 7.7). */
    private void absenceWithAMeaning() {
        rows.plain(Offering.TRIAL, Label.TRIAL).plain(Offering.REVISIONS, Label.REVISIONS);
        var sources = offering.get(Offering.NAME).sources();
        if (telling.holds(sources, Kind.AGENT_DESCRIPTOR)) {
            if (!offering.get(Offering.TRIAL).isStated()) {
                rows.add(none("trial", Label.TRIAL, Note.NO_TRIAL));
            }
            if (!offering.get(Offering.REVISIONS).isStated()) {
                rows.add(none("revisions", Label.REVISIONS, Note.NO_REVISIONS));
            }
        }
    }

    private Line none(String member, Label label, Note note) {
        return new Line(
                Anchor.of(at.member(member).toString()),
                telling.say(label),
                new Value.One(telling.say(note)),
                List.of(),
                telling.told(telling.ofKind(offering.get(Offering.NAME).sources(), Kind.AGENT_DESCRIPTOR)));
    }

    private Value many(List<SafeHtml> items, Term none) {
        return items.isEmpty() ? new Value.One(telling.say(none)) : new Value.Many(items);
    }
}
