package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.ReachedSystem;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.SuggestedCeiling;
import io.agentdoc.document.model.Tools;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.ReachesPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The systems it runs with. Undeclared reach is not an empty reach, and a suggestion is not a limit (9.5, 9.8). */
final class ReachesMapping {
    private final Telling telling;
    private final MemberPath at = MemberPath.of("reaches");

    ReachesMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Reaches reaches) {
        List<ReachedSystem> systems = reaches.get(Reaches.SYSTEMS).carried().orElse(List.of());
        List<String> keys = Elements.keys(systems);
        List<EntryPart> entries = new ArrayList<>();
        for (int i = 0; i < systems.size(); i++) {
            entries.add(system(systems.get(i), at.member("systems").element(keys.get(i))));
        }
        Rows rows = new Rows(telling, reaches, at, SectionName.REACHES);
        if (systems.isEmpty()) {
            rows.show(
                    Reaches.SYSTEMS,
                    Label.SYSTEMS,
                    Optional.of(Silence.SYSTEMS),
                    none -> new Value.One(telling.say(Silence.NO_SYSTEMS)),
                    List.of());
        }
        ceilings(rows);
        reaches.get(Reaches.TOOLS).carried().ifPresent(tools -> tools(tools, rows));
        return new ReachesPart(telling.from(reaches), entries, rows.list());
    }

    private EntryPart system(ReachedSystem system, MemberPath path) {
        List<Row> rows = new Rows(telling, system, path, SectionName.REACHES)
                .term(ReachedSystem.ACCESS, Label.ACCESS, "access", Optional.empty())
                .words(ReachedSystem.NEEDS, Label.PURPOSE)
                .flag(ReachedSystem.LEAVES, Label.LEAVES, "leaves")
                .list();
        return new EntryPart(
                Anchor.of(path.toString()),
                telling.named(system.get(ReachedSystem.NAME).carried()),
                List.of(),
                telling.told(system.get(ReachedSystem.NAME)),
                rows);
    }

    private void ceilings(Rows rows) {
        rows.show(
                Reaches.CEILINGS,
                Label.SUGGESTED_CEILINGS,
                Optional.empty(),
                ceilings -> ceilings.isEmpty()
                        ? new Value.One(telling.say(Term.TOOLS__NONE))
                        : new Value.Many(ceilings.stream().map(this::ceiling).toList()),
                List.of(telling.say(Note.SUGGESTED_NOT_LIMIT)));
    }

    private SafeHtml ceiling(SuggestedCeiling ceiling) {
        List<SafeHtml> words = new ArrayList<>();
        ceiling.get(SuggestedCeiling.SYSTEM).carried().ifPresent(system -> words.add(Theirs.words(system)));
        ceiling.get(SuggestedCeiling.SUGGESTED)
                .carried()
                .ifPresent(number -> words.add(Numbers.shown(telling.words(), number)));
        ceiling.get(SuggestedCeiling.PER).carried().ifPresent(per -> words.add(Theirs.words(per)));
        ceiling.get(SuggestedCeiling.ENFORCED_BY)
                .carried()
                .ifPresent(by -> words.add(
                        Term.of("enforced_by", by).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(by))));
        return telling.words().listed(words);
    }

    private void tools(Tools tools, Rows rows) {
        MemberPath in = at.member("tools");
        for (Row row : new Rows(telling, tools, in, SectionName.REACHES)
                .texts(Tools.LOCAL, Label.TOOLS_LOCAL, Optional.empty(), Theirs::code, Term.TOOLS__NONE)
                .texts(Tools.REMOTE, Label.TOOLS_REMOTE, Optional.empty(), Theirs::code, Term.TOOLS__NONE)
                .list()) {
            rows.add(row);
        }
    }
}
