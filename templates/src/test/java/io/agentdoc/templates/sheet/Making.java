package io.agentdoc.templates.sheet;

import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.part.SilentLine;
import io.agentdoc.templates.part.SourceMark;
import io.agentdoc.templates.part.Told;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Column;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Need;
import io.agentdoc.templates.words.Phrase;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Words;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Makes the parts of the specimen pages in a word or two each. */
record Making(Words words) {
    static final Instant AT = Instant.parse("2026-08-29T18:04:00Z");

    SafeHtml say(Phrase phrase, SafeHtml... things) {
        return words.say(phrase, things);
    }

    SafeHtml moment() {
        return words.moment(AT);
    }

    static SafeHtml theirs(String text) {
        return Theirs.words(text);
    }

    static SafeHtml code(String text) {
        return Theirs.code(text);
    }

    static SafeHtml url(String text) {
        return SafeUrl.parse(text).map(SafeUrl::link).orElseGet(() -> Theirs.code(text));
    }

    static List<SourceMark> marks(String... ids) {
        return Arrays.stream(ids).map(Making::mark).toList();
    }

    static SourceMark mark(String id) {
        return new SourceMark(Ours.words(id), Anchor.of("sources[" + id + "]"));
    }

    Told told(Column column, String... ids) {
        boolean dated = column == Column.CONFIRMED || column == Column.FAILED;
        return new Told(column, dated ? say(column, moment()) : say(column), marks(ids));
    }

    List<Told> declared(String... ids) {
        return List.of(told(Column.DECLARED, ids));
    }

    Line line(String path, Label label, SafeHtml value, List<Told> told) {
        return noted(path, label, value, List.of(), told);
    }

    Line noted(String path, Label label, SafeHtml value, List<SafeHtml> notes, List<Told> told) {
        return new Line(Anchor.of(path), say(label), new Value.One(value), notes, told);
    }

    Line many(String path, Label label, List<SafeHtml> values, List<Told> told) {
        return new Line(Anchor.of(path), say(label), new Value.Many(values), List.of(), told);
    }

    SilentLine silent(String path, Label label, Silence meaning, String... lookedIn) {
        return new SilentLine(Anchor.of(path), say(label), marks(lookedIn), Optional.of(say(meaning)));
    }

    SilentLine silent(String path, Label label, String... lookedIn) {
        return new SilentLine(Anchor.of(path), say(label), marks(lookedIn), Optional.empty());
    }

    PiecePart piece(String path, String name, String form, SafeHtml... notes) {
        return new PiecePart(Anchor.of(path), theirs(name), Optional.of(code(form)), List.of(notes));
    }

    SafeHtml need(Need need, SafeHtml... things) {
        return say(need, things);
    }
}
