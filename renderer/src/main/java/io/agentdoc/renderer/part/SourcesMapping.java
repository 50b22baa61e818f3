package io.agentdoc.renderer.part;

import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SourceRow;
import io.agentdoc.templates.part.UnavailablePart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Joined;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The sources as a reader checks them, and what was sought and not had (9.4). */
final class SourcesMapping {
    private final Telling telling;

    SourcesMapping(Telling telling) {
        this.telling = telling;
    }

    /** Each source of the document's list, and after them what the page names as a source and the list lacks. */
    List<SourceRow> sources() {
        List<SourceRow> rows = new ArrayList<>();
        Set<SourceId> taken = new HashSet<>();
        for (Source source : telling.doc().sources()) {
            rows.add(
                    taken.add(source.id())
                            ? source(source, source.id().text(), List.of())
                            : again(source, rows.size()));
        }
        telling.unlisted().forEach(id -> rows.add(unlisted(id)));
        return rows;
    }

    /** A mark leads to the first of two sources with one id, and the second says that it may have been meant. */
    private SourceRow again(Source source, int index) {
        return source(source, Integer.toString(index), List.of(telling.say(Note.SOURCE_AGAIN)));
    }

    private SourceRow unlisted(SourceId id) {
        return new SourceRow(
                Anchor.of("sources[" + id.text() + "]"),
                Theirs.words(id.text()),
                telling.say(Kind.OTHER),
                List.of(),
                io.agentdoc.templates.words.SourceSignature.NOT_CHECKED,
                telling.say(Note.SOURCE_UNLISTED),
                List.of());
    }

    private SourceRow source(Source source, String key, List<SafeHtml> more) {
        String path = "sources[" + key + "]";
        List<Row> rows = new ArrayList<>();
        switch (source) {
            case Source.Document document -> document(document, path, rows);
            case Source.Observation observation -> observation(observation, path, rows);
        }
        SafeHtml digest = source.digest()
                .map(known -> Theirs.code(known.toString()))
                .orElseGet(() -> telling.say(Note.NO_DIGEST));
        rows.add(line(path + ".digest", Label.DIGEST, digest));
        return new SourceRow(
                Anchor.of(path),
                Theirs.words(source.id().text()),
                kind(source.kind().text()),
                rows,
                io.agentdoc.templates.words.SourceSignature.valueOf(
                        source.signature().state().name()),
                signature(source),
                Stream.concat(more.stream(), notes(source.signature()).stream()).toList());
    }

    private SafeHtml kind(String name) {
        Kind kind = Kind.of(name);
        return kind == Kind.OTHER
                ? telling.words().listed(List.of(Theirs.code(name), telling.say(kind)))
                : telling.say(kind);
    }

    private void document(Source.Document document, String path, List<Row> rows) {
        switch (document.place()) {
            case Source.Place.Url url -> rows.add(line(path + ".url", Label.URL, Rows.link(url.url())));
            case Source.Place.Path file ->
                rows.add(new Line(
                        Anchor.of(path + ".path"),
                        telling.say(Label.FILE),
                        new Value.One(Theirs.code(file.path())),
                        telling.isPackage() ? List.<SafeHtml>of() : List.of(telling.say(Note.LOCAL_FILE)),
                        List.of()));
            case Source.Place.Nowhere nowhere -> {}
        }
        document.fetchedAt()
                .ifPresent(at -> rows.add(line(
                        path + ".fetched_at",
                        Label.FETCHED_AT,
                        fetched(document, telling.words().moment(at)))));
        document.agentVersion()
                .ifPresent(
                        version -> rows.add(line(path + ".agent_version", Label.AGENT_VERSION, Theirs.code(version))));
        document.joinedBy().ifPresent(by -> rows.add(line(path + ".joined_by", Label.JOINED, telling.say(joined(by)))));
    }

    private SafeHtml fetched(Source.Document document, SafeHtml at) {
        return document.given() ? telling.say(Note.GIVEN_FILE, at) : at;
    }

    private void observation(Source.Observation observation, String path, List<Row> rows) {
        rows.add(line(path + ".what", Label.WHAT, Theirs.words(observation.what())));
        observation
                .at()
                .ifPresent(at ->
                        rows.add(line(path + ".at", Label.AT, telling.words().moment(at))));
    }

    private Line line(String path, Label label, SafeHtml value) {
        return new Line(Anchor.of(path), telling.say(label), new Value.One(value), List.of(), List.of());
    }

    private static Joined joined(JoinedBy by) {
        return switch (by) {
            case NAMED -> Joined.NAMED;
            case LINKED -> Joined.LINKED;
            case CONFIGURED -> Joined.CONFIGURED;
            case CO_LOCATED -> Joined.CO_LOCATED;
        };
    }

    private SafeHtml signature(Source source) {
        return switch (source.signature().state()) {
            case VERIFIED -> verified(source);
            case UNSIGNED -> telling.say(io.agentdoc.templates.words.SourceSignature.UNSIGNED);
            case FAILED -> telling.say(io.agentdoc.templates.words.SourceSignature.FAILED);
            case NOT_CHECKED -> telling.say(io.agentdoc.templates.words.SourceSignature.NOT_CHECKED);
        };
    }

    /** A signature covers the bytes of the digest beside it; where none is recorded, nobody knows which. */
    private SafeHtml verified(Source source) {
        boolean hasDigest = source.digest().isPresent();
        var byKey = hasDigest
                ? io.agentdoc.templates.words.SourceSignature.VERIFIED
                : io.agentdoc.templates.words.SourceSignature.VERIFIED_NO_DIGEST;
        var byNobody = hasDigest
                ? io.agentdoc.templates.words.SourceSignature.VERIFIED_NO_KEY
                : io.agentdoc.templates.words.SourceSignature.VERIFIED_NO_KEY_NO_DIGEST;
        return source.signature()
                .by()
                .map(by -> telling.say(byKey, Theirs.code(by)))
                .orElseGet(() -> telling.say(byNobody));
    }

    private List<SafeHtml> notes(SourceSignature signature) {
        List<SafeHtml> notes = new ArrayList<>();
        signature.note().ifPresent(note -> notes.add(Theirs.words(note)));
        signature.reading().ifPresent(form -> notes.add(telling.say(Note.READING, Theirs.code(form))));
        if (!signature.uncovered().isEmpty()) {
            notes.add(telling.say(Note.UNCOVERED, Theirs.code(String.join(", ", signature.uncovered()))));
        }
        return notes;
    }

    List<UnavailablePart> unavailable() {
        return telling.doc().unavailable().stream().map(this::unavailable).toList();
    }

    private UnavailablePart unavailable(Unavailable sought) {
        String path = "unavailable[" + sought.id().text() + "]";
        List<Row> rows = new ArrayList<>();
        Optional.of(sought.url())
                .filter(url -> !url.isEmpty())
                .ifPresent(url -> rows.add(line(path + ".url", Label.URL, Rows.link(url))));
        Optional.of(sought.why())
                .filter(why -> !why.isEmpty())
                .ifPresent(why -> rows.add(line(path + ".why", Label.REASON, Theirs.words(why))));
        sought.since()
                .ifPresent(at -> rows.add(
                        line(path + ".since", Label.SINCE, telling.words().moment(at))));
        return new UnavailablePart(
                Anchor.of(path),
                Theirs.words(sought.id().text()),
                kind(sought.kind().text()),
                telling.say(Outcome.valueOf(sought.outcome().name())),
                rows);
    }
}
