package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.read.Names;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Holds what a document says outside its sections against the sources: whom it is about, and what each source is. */
public final class FrameTrace {
    private final Node document;
    private final List<ReadSource> sources;
    private final List<ReadSource> heeded;
    private final List<Finding> untraced = new ArrayList<>();

    private FrameTrace(Node document, List<ReadSource> sources) {
        this.document = document;
        this.sources = sources;
        this.heeded = sources.stream().filter(source -> !source.hasFailed()).toList();
    }

    /** What no source says, where every source was read; a source that was not might say it. */
    public static List<Finding> of(Node document, List<ReadSource> sources) {
        FrameTrace trace = new FrameTrace(document, sources);
        boolean whole = document.member("sources")
                .filter(list -> list.elements().size() == sources.size())
                .isPresent();
        if (whole) {
            document.member("subject").ifPresent(trace::subject);
            document.member("package").ifPresent(trace::named);
        }
        sources.forEach(trace::source);
        trace.disagreements();
        return List.copyOf(trace.untraced);
    }

    /** Where a Descriptor or a registration names a key the document is about that key, and never about a stranger's. */
    private void subject(Node subject) {
        MemberPath at = MemberPath.of("subject");
        String id = subject.text("id").orElse("");
        List<PublicKey> named = heeded.stream()
                .filter(FrameTrace::namesItself)
                .flatMap(source -> source.reading().names().key().stream())
                .toList();
        boolean right = named.isEmpty()
                ? !id.startsWith("https://")
                        || isOurName(id)
                        || sources.stream().anyMatch(source -> isServedFrom(source, id))
                : PublicKey.parse(id).filter(named::contains).isPresent();
        if (!right) {
            untraced.add(Untraced.fact(
                    at.member("id"),
                    named.isEmpty() ? "no source was served from there" : "the sources name " + named.getFirst()));
        }
        name(subject, at, "handle", Names::handle);
        Optional<String> name = subject.text("name");
        if (name.isPresent() && heeded.stream().noneMatch(source -> saysName(source, name.get()))) {
            untraced.add(Untraced.fact(at.member("name"), "no source gives it this name"));
        }
        leftOut(subject, at, "handle", Names::handle);
        leftOut(subject, at, "name", Names::name);
    }

    /** What a source calls the very agent that the document is about, and the document does not. */
    private void leftOut(Node subject, MemberPath at, String member, Function<Names, Optional<String>> said) {
        Optional<PublicKey> key = subject.text("id").flatMap(PublicKey::parse);
        if (subject.member(member).isEmpty()) {
            heeded.stream()
                    .filter(source ->
                            key.isPresent() && source.reading().names().key().equals(key))
                    .filter(source -> said.apply(source.reading().names()).isPresent())
                    .findFirst()
                    .ifPresent(source -> untraced.add(
                            Untraced.silence(at.member(member), "the source " + source.id() + " says it")));
        }
    }

    /** A name that only this assembler uses, where no source identifies the agent. */
    private boolean isOurName(String id) {
        return document.text("assembled_by")
                .filter(assembler -> id.startsWith(assembler + "#"))
                .isPresent();
    }

    private static boolean namesItself(ReadSource source) {
        boolean draft = source.reading().evidence() instanceof Evidence.Described described && !described.bound();
        KnownKind kind = source.reading().kind();
        return (kind == KnownKind.AGENT_DESCRIPTOR && !draft) || kind == KnownKind.AGENT_MANIFEST;
    }

    private static boolean isServedFrom(ReadSource source, String url) {
        return source.listed() instanceof Source.Document one
                && one.place() instanceof Source.Place.Url(String place)
                && place.equals(url);
    }

    private static boolean saysName(ReadSource source, String name) {
        return source.says()
                        .member("identity")
                        .flatMap(identity -> identity.text("name"))
                        .filter(name::equals)
                        .isPresent()
                || source.reading().names().name().filter(name::equals).isPresent();
    }

    private void named(Node identity) {
        MemberPath at = MemberPath.of("package");
        name(identity, at, "name", Names::name);
        name(identity, at, "version", Names::agentVersion);
    }

    private void name(Node part, MemberPath at, String member, Function<Names, Optional<String>> said) {
        Optional<String> text = part.text(member);
        boolean found = heeded.stream()
                .anyMatch(source -> said.apply(source.reading().names()).equals(text));
        if (text.isPresent() && !found) {
            untraced.add(Untraced.fact(at.member(member), "no source says so"));
        }
    }

    private void source(ReadSource source) {
        MemberPath at = MemberPath.of("sources").element(source.id().text());
        if (source.listed() instanceof Source.Document one) {
            Optional<String> version = source.reading().names().agentVersion();
            if (one.agentVersion().isPresent() && !one.agentVersion().equals(version)) {
                untraced.add(Untraced.fact(
                        at.member("agent_version"),
                        version.map(text -> "the source says " + text).orElse("the source says none")));
            } else if (one.agentVersion().isEmpty() && version.isPresent()) {
                untraced.add(Untraced.silence(at.member("agent_version"), "the source says " + version.get()));
            }
        }
        if (source.listed() instanceof Source.Document one
                && one.joinedBy().equals(Optional.of(JoinedBy.NAMED))
                && !namesSubject(source)) {
            untraced.add(Untraced.fact(at.member("joined_by"), "the source does not name the subject's key"));
        }
        if (source.listed() instanceof Source.Observation seen) {
            observation(seen, source.raw(), at);
        }
    }

    /** Whether it names the key that the document is about; where that is no key, nobody can tell. */
    private boolean namesSubject(ReadSource source) {
        Optional<PublicKey> subject = ReadSource.subject(document);
        return subject.isEmpty() || source.reading().names().key().equals(subject);
    }

    private void observation(Source.Observation seen, Node raw, MemberPath at) {
        if (!raw.text("at").flatMap(Instants::parse).equals(seen.at())) {
            untraced.add(Untraced.fact(at.member("at"), "the observation was made at another moment"));
        }
        if (raw.text("what").filter(what -> !what.equals(seen.what())).isPresent()) {
            untraced.add(Untraced.fact(at.member("what"), "the observation says something else"));
        }
    }

    private void disagreements() {
        List<Node> all = document.member("disagreements").map(Node::elements).orElse(List.of());
        for (int i = 0; i < all.size(); i++) {
            MemberPath at = MemberPath.of("disagreements").element(Integer.toString(i));
            side(all.get(i), "carried", at);
            side(all.get(i), "found", at);
        }
    }

    /** The source says it there, or has it at all where it is the names of several things. */
    private void side(Node dispute, String name, MemberPath at) {
        Optional<ReadSource> from = dispute.text(name + "_from")
                .flatMap(SourceId::written)
                .flatMap(id -> sources.stream()
                        .filter(source -> source.id().equals(id))
                        .findFirst());
        Optional<Node> value = dispute.member(name);
        if (from.isPresent() && value.isPresent()) {
            boolean said = dispute.text("member").flatMap(MemberPath::parse).stream()
                    .flatMap(path -> PathValue.below(from.get().says(), path.steps()).stream())
                    .anyMatch(node -> Spelling.same(node.value(), value.get().value()));
            if (!said && !has(from.get().raw(), value.get())) {
                untraced.add(Untraced.fact(
                        at.member(name), "the source " + from.get().id() + " says no such thing"));
            }
        }
    }

    private static boolean has(Node raw, Node value) {
        boolean empty = (value.isArray() || value.isObject())
                && value.elements().isEmpty()
                && value.members().isEmpty();
        return (!empty && Elsewhere.find(raw, value.value()).isPresent())
                || (!value.elements().isEmpty() && value.elements().stream().allMatch(one -> has(raw, one)));
    }
}
