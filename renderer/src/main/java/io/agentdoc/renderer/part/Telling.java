package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.part.SilentLine;
import io.agentdoc.templates.part.SourceMark;
import io.agentdoc.templates.part.Told;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Column;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Phrase;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Words;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One document on its way to a page: its sources by id, its words, how each thing in it is known, and which of its
 * silences have been given a line.
 */
final class Telling {
    /** As many sources as stand beside one line; where there are more, one link leads to all of them. */
    private static final int MOST_MARKS = 8;

    private final AgentDoc doc;
    private final Words words;
    private final Json tree;
    private final Map<SourceId, Source> sources = new HashMap<>();
    private final boolean byOperator;
    private final Set<String> silent = new HashSet<>();
    private final Map<SourceId, SourceMark> marks = new HashMap<>();
    private final Map<Set<SourceId>, List<Told>> told = new HashMap<>();
    private final Map<SectionName, List<SourceMark>> lookedIn = new EnumMap<>(SectionName.class);

    /** @param tree the document as it was read, with what an assembler wrote beyond the form of ours */
    Telling(AgentDoc doc, Json tree, Words words) {
        this.doc = doc;
        this.tree = tree;
        this.words = words;
        this.byOperator = doc.assembledByOperator().orElse(false);
        doc.sources().forEach(source -> sources.putIfAbsent(source.id(), source));
    }

    AgentDoc doc() {
        return doc;
    }

    /** The sources of a section: those that its document lists for it, and those that its members name (9.3). */
    List<SourceMark> from(Section section) {
        Set<SourceId> ids = new TreeSet<>(Froms.of(section));
        Node.root(tree)
                .member("sections")
                .flatMap(all -> all.member(section.shape().name()))
                .stream()
                .flatMap(written -> written.member("from").stream())
                .flatMap(from -> from.elements().stream())
                .flatMap(id -> id.text().stream())
                .flatMap(id -> SourceId.written(id).stream())
                .filter(sources::containsKey)
                .forEach(ids::add);
        return allMarks(ids);
    }

    Words words() {
        return words;
    }

    SafeHtml say(Phrase phrase, SafeHtml... things) {
        return words.say(phrase, things);
    }

    /** What something is called. A thing without a name is listed all the same, and what is silent about it is said. */
    SafeHtml named(Optional<String> name) {
        return named(words, name);
    }

    /** The same for a list, which is of many documents. */
    static SafeHtml named(Words words, Optional<String> name) {
        return name.filter(text -> !text.isBlank())
                .<SafeHtml>map(Theirs::words)
                .orElseGet(() -> words.say(Note.NOT_STATED_SHORT));
    }

    /** Whether a person attends the agent, so that nobody evaluates it by probing (12.8). */
    boolean isAttended() {
        return doc.sections()
                .shape()
                .get(Interaction.INTERACTION)
                .carried()
                .filter("interactive"::equals)
                .isPresent();
    }

    boolean isPackage() {
        return doc.about() instanceof About.PackageIdentity;
    }

    /** The subject's key, where it is known by one. */
    Optional<PublicKey> subjectKey() {
        return doc.about() instanceof About.Subject subject ? PublicKey.parse(subject.id()) : Optional.empty();
    }

    /** Whether any of these sources is of that kind and did not fail. */
    boolean holds(Collection<SourceId> ids, Kind kind) {
        return ids.stream().map(sources::get).anyMatch(source -> source != null && isHeld(source, kind));
    }

    /** Those of the sources that are of that kind and did not fail. */
    List<SourceId> ofKind(Collection<SourceId> ids, Kind kind) {
        return ids.stream().filter(id -> holds(List.of(id), kind)).toList();
    }

    boolean holds(Kind kind) {
        return doc.sources().stream().anyMatch(source -> isHeld(source, kind));
    }

    private static boolean isHeld(Source source, Kind kind) {
        return Known.kind(source) == kind && source.signature().state() != SignatureState.FAILED;
    }

    SourceMark mark(SourceId id) {
        return marks.computeIfAbsent(id, Telling::newMark);
    }

    private static SourceMark newMark(SourceId id) {
        SafeHtml shown = SourceId.parse(id.text()).isPresent() ? Ours.words(id.text()) : Theirs.words(id.text());
        return new SourceMark(shown, Anchor.of("sources[" + id.text() + "]"));
    }

    /** The marks beside one line. A line that repeated hundreds of sources would be longer than the document it is of. */
    List<SourceMark> marks(Collection<SourceId> ids) {
        return few(allMarks(ids));
    }

    private List<SourceMark> allMarks(Collection<SourceId> ids) {
        return ids.stream().map(this::mark).toList();
    }

    private List<SourceMark> few(List<SourceMark> marks) {
        return marks.size() <= MOST_MARKS
                ? marks
                : List.of(new SourceMark(say(Note.SOURCES_MANY, words.number(marks.size())), Anchor.of("sources")));
    }

    /** How a member is known: each column with the sources that put it there. */
    List<Told> told(Stated<?> stated) {
        if (stated instanceof Computed<?> computed) {
            return computed(computed.from());
        }
        return told(stated.sources());
    }

    List<Told> computed(Collection<SourceId> ids) {
        return List.of(new Told(Column.COMPUTED, say(Column.COMPUTED), marks(ids)));
    }

    List<Told> told(Collection<SourceId> ids) {
        return told.computeIfAbsent(new TreeSet<>(ids), this::columns);
    }

    private List<Told> columns(Collection<SourceId> ids) {
        Map<Column, Collection<SourceId>> columns = new EnumMap<>(Column.class);
        for (SourceId id : ids) {
            columns.computeIfAbsent(column(id), column -> new TreeSet<>()).add(id);
        }
        return columns.entrySet().stream()
                .map(entry -> new Told(entry.getKey(), say(entry.getKey()), marks(entry.getValue())))
                .toList();
    }

    private Column column(SourceId id) {
        return Optional.ofNullable(sources.get(id))
                .map(source -> Known.column(source, byOperator))
                .orElse(Column.FROM);
    }

    /** How a part with a state is known: the word it was declared with, or the check that moved it. */
    List<Told> told(Stated<io.agentdoc.document.model.Column> state, Collection<SourceId> declaredBy) {
        return switch (state.carried().orElseGet(io.agentdoc.document.model.Column.Declared::new)) {
            case io.agentdoc.document.model.Column.Declared declared -> declared(declaredBy);
            case io.agentdoc.document.model.Column.Confirmed confirmed ->
                List.of(new Told(
                        Column.CONFIRMED,
                        say(Column.CONFIRMED, words.moment(confirmed.at())),
                        List.of(mark(confirmed.by()))));
            case io.agentdoc.document.model.Column.Failed failed ->
                List.of(new Told(
                        Column.FAILED, say(Column.FAILED, words.moment(failed.at())), List.of(mark(failed.by()))));
        };
    }

    /** What is at the declared state rests on those of its sources that declare; the others check it elsewhere. */
    private List<Told> declared(Collection<SourceId> ids) {
        List<SourceId> declaring =
                ids.stream().filter(id -> column(id) == Column.DECLARED).toList();
        return declaring.isEmpty() ? told(ids) : told(declaring);
    }

    /** The sources that could speak to a section, as they stand beside a section that is silent. */
    List<SourceMark> lookedIn(SectionName section) {
        return lookedIn.computeIfAbsent(section, this::couldSpeakTo);
    }

    /** The same, as they stand beside one line. */
    List<SourceMark> lookedInFor(SectionName section) {
        return few(lookedIn(section));
    }

    /** What the page names as a source so far, and the document does not list. */
    List<SourceId> unlisted() {
        return marks.keySet().stream()
                .filter(id -> !sources.containsKey(id))
                .sorted()
                .toList();
    }

    private List<SourceMark> couldSpeakTo(SectionName section) {
        return doc.sources().stream()
                .filter(source -> source.signature().state() != SignatureState.FAILED)
                .filter(source -> Known.couldSpeakTo(source, section))
                .map(Source::id)
                .distinct()
                .map(this::mark)
                .toList();
    }

    /** Remembers that this silence is shown, in whatever form. */
    void shownSilent(String path) {
        silent.add(path);
    }

    /** Whether a silent line was made for this path. */
    boolean isShownSilent(String path) {
        return silent.contains(path);
    }

    SilentLine silent(String path, SafeHtml label, SectionName section, Optional<? extends Phrase> meaning) {
        silent.add(path);
        return new SilentLine(Anchor.of(path), label, lookedInFor(section), meaning.map(phrase -> say(phrase)));
    }
}
