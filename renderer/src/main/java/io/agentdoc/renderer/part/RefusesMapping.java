package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.RefusalPart;
import io.agentdoc.templates.part.RefusesPart;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What it will not do: how strong each statement is, and whether anybody tested it (9.5). */
final class RefusesMapping {
    private final Telling telling;
    private final MemberPath at = MemberPath.of("refuses");

    RefusesMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Refuses refuses) {
        List<RefusalPart> parts = new ArrayList<>();
        refuses.get(Refuses.STATEMENT)
                .carried()
                .ifPresent(text -> parts.add(new RefusalPart(
                        Anchor.of(at.member("statement").toString()),
                        Theirs.words(text),
                        notes(refuses.get(Refuses.KIND), Optional.empty()),
                        telling.told(refuses.get(Refuses.STATEMENT)))));
        MemberPath in = at.member("refusals");
        List<Refusal> refusals = refuses.get(Refuses.REFUSALS).carried().orElse(List.of());
        for (int i = 0; i < refusals.size(); i++) {
            parts.add(one(refusals.get(i), in.element(Integer.toString(i))));
        }
        var rows = new Rows(telling, refuses, at, SectionName.REFUSES)
                .texts(Refuses.HANDS_OVER, Label.HANDS_OVER, Optional.empty(), Theirs::words, Term.HANDS_OVER__NONE)
                .list();
        return new RefusesPart(telling.from(refuses), parts, rows);
    }

    private RefusalPart one(Refusal refusal, MemberPath path) {
        return new RefusalPart(
                Anchor.of(path.toString()),
                telling.named(refusal.get(Refusal.STATEMENT).carried()),
                decided(refusal),
                telling.told(
                        refusal.get(Refusal.STATE),
                        refusal.get(Refusal.STATEMENT).sources()));
    }

    /** Who decides a refusal, or that nobody says so: silence about that is never a rule (4.7). */
    private List<SafeHtml> decided(Refusal refusal) {
        Optional<String> by = refusal.get(Refusal.DECIDED_BY)
                .carried()
                .filter(word -> Term.of("decided_by", word).isPresent());
        List<SafeHtml> notes = new ArrayList<>(notes(refusal.get(Refusal.KIND), by));
        if (by.isEmpty()) {
            notes.add(telling.say(Note.DECIDED_BY_UNSAID));
        }
        return notes;
    }

    private List<SafeHtml> notes(Stated<String> kind, Optional<String> decidedBy) {
        List<SafeHtml> words = new ArrayList<>();
        kind.carried().flatMap(text -> Term.of("refusal", text)).ifPresent(term -> words.add(telling.say(term)));
        decidedBy.flatMap(text -> Term.of("decided_by", text)).ifPresent(term -> words.add(telling.say(term)));
        return words.isEmpty() ? List.of() : List.of(telling.words().listed(words));
    }
}
