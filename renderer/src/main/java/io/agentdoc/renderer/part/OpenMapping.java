package io.agentdoc.renderer.part;

import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Offering;
import io.agentdoc.templates.part.OpenLine;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An open offering as a list shows it: its scope with the focus, what it may touch and where one job stops, and never a
 * sentence on what it can do (6.11).
 */
public final class OpenMapping {
    private final Words words;
    private final CeilingWords ceilings;

    public OpenMapping(Words words) {
        this.words = words;
        this.ceilings = new CeilingWords(words);
    }

    /** Nothing for an offering of named work. */
    public Optional<OpenLine> line(Offering offering) {
        if (!Scopes.of(offering).isOpen()) {
            return Optional.empty();
        }
        Optional<String> name = offering.get(Offering.NAME)
                .carried()
                .or(() -> offering.get(Offering.ID).carried());
        return Optional.of(new OpenLine(
                Telling.named(words, name),
                Scopes.part(offering, words),
                authority(offering.get(Offering.AUTHORITY).carried()),
                ceilings(offering.get(Offering.CEILINGS).carried())));
    }

    private SafeHtml authority(Optional<List<String>> stated) {
        if (stated.isEmpty()) {
            return words.say(Note.NOT_STATED_SHORT);
        }
        List<SafeHtml> said = stated.get().stream()
                .map(word ->
                        Term.of("authority", word).map(term -> words.say(term)).orElseGet(() -> Theirs.code(word)))
                .toList();
        return said.isEmpty() ? words.say(Term.AUTHORITY__NOTHING) : words.listed(said);
    }

    private SafeHtml ceilings(Optional<Map<String, Ceiling>> stated) {
        List<SafeHtml> said = new ArrayList<>();
        stated.orElse(Map.of())
                .forEach((name, ceiling) -> said.add(words.say(
                        Note.BROWSE_BY,
                        ceilings.label(name),
                        ceilings.most(name, ceiling.get(Ceiling.MOST).carried().orElse(JsonNull.NULL)))));
        return said.isEmpty() ? words.say(Note.NOT_STATED_SHORT) : words.listed(said);
    }
}
