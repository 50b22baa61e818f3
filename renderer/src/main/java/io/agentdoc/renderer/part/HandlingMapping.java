package io.agentdoc.renderer.part;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.HandlingPart;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
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

/** What happens to what a caller hands over: all of it the operator's own word (6.9). */
final class HandlingMapping {
    private final Telling telling;

    HandlingMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Handling handling) {
        var rows = new Rows(telling, handling, MemberPath.of("handling"), SectionName.HANDLING)
                .show(Handling.PROMISES, Label.PROMISES, Optional.of(Silence.PROMISES), this::promises, List.of())
                .show(
                        Handling.RETENTION_MAX_DAYS,
                        Label.RETENTION,
                        Optional.of(Silence.RETENTION),
                        days -> new Value.One(days(days)),
                        List.of())
                .term(Handling.MEMORY, Label.MEMORY, "memory", Optional.of(Silence.MEMORY))
                .plains(Handling.PROCESSORS, Label.PROCESSORS, Optional.of(Silence.PROCESSORS), Term.PROCESSORS__NONE)
                .texts(
                        Handling.JURISDICTIONS,
                        Label.JURISDICTIONS,
                        Optional.of(Silence.JURISDICTIONS),
                        Theirs::words,
                        Term.JURISDICTIONS__NONE)
                .show(
                        Handling.COMPLIANCE,
                        Label.COMPLIANCE,
                        Optional.empty(),
                        this::claims,
                        List.of(telling.say(Note.COMPLIANCE_CLAIMED)))
                .plain(Handling.CLAUSE_GRADES, Label.CLAUSE_GRADES)
                .list();
        return new HandlingPart(telling.from(handling), telling.say(Note.SELF_DECLARED), rows);
    }

    private Value claims(Json claims) {
        if (!(claims instanceof JsonArray list)) {
            return new Value.One(Theirs.words(Plain.text(claims)));
        }
        List<SafeHtml> words = list.elements().stream().map(this::claim).toList();
        return words.isEmpty() ? new Value.One(telling.say(Term.COMPLIANCE__NONE)) : new Value.Many(words);
    }

    /** The token as it stands, its scope, and where its proof is said to be: shown, and asked of nobody. */
    private SafeHtml claim(Json json) {
        Node claim = Node.root(json);
        Optional<String> standard = claim.text("standard");
        if (standard.isEmpty()) {
            return Theirs.words(Plain.text(json));
        }
        List<SafeHtml> words = new ArrayList<>(List.of(Theirs.code(standard.get())));
        claim.text("scope").map(Theirs::words).ifPresent(words::add);
        claim.member("attestation").ifPresent(proof -> {
            proof.text("by").ifPresent(by -> words.add(telling.say(Note.COMPLIANCE_BY, Theirs.words(by))));
            proof.text("url").map(Rows::link).ifPresent(words::add);
            proof.text("expires_at").ifPresent(at -> words.add(telling.say(Note.COMPLIANCE_EXPIRES, moment(at))));
        });
        return telling.words().listed(words);
    }

    private SafeHtml moment(String at) {
        return Instants.parse(at).map(telling.words()::moment).orElseGet(() -> Theirs.words(at));
    }

    private SafeHtml days(Json days) {
        return days instanceof JsonNumber
                ? telling.say(Term.RETENTION__DAYS, Numbers.shown(telling.words(), days))
                : Theirs.words(Plain.text(days));
    }

    /** Only what is promised is listed; a promise left out is a promise not made. */
    private Value promises(Json promises) {
        List<SafeHtml> words = new ArrayList<>();
        if (promises instanceof JsonObject object) {
            object.forEach((name, value) -> words.add(promise(name)));
        } else if (promises instanceof JsonArray list) {
            list.elements().forEach(name -> words.add(promise(Plain.text(name))));
        }
        return words.isEmpty() ? new Value.One(telling.say(Silence.PROMISES)) : new Value.Many(words);
    }

    private SafeHtml promise(String name) {
        return Term.of("promises", name).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(name));
    }
}
