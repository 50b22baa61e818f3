package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Lookup;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Follows a member of an AgentDoc back to the bytes that say it, by reading the listed sources again with the very
 * readers that assembled it (9.3).
 */
public final class Tracer {
    private final Function<Digest, Optional<Bytes>> store;

    /** @param store where bytes are had by their digest */
    public Tracer(Function<Digest, Optional<Bytes>> store) {
        this.store = store;
    }

    /** Nothing where no AgentDoc could have a member of that path. */
    public Optional<Explanation> explain(AgentDoc doc, MemberPath path) {
        Optional<Section> section = doc.sections().named(path.section());
        if (section.isEmpty()) {
            return Optional.empty();
        }
        if (path.steps().size() == 1) {
            return Optional.of(explanation(doc, path, !section.get().isSilent(), Sources.of(section.get())));
        }
        Optional<Lookup.Found> found = Lookup.find(doc.sections(), path);
        if (found.isPresent()) {
            Lookup.Found at = found.get();
            boolean stated = at.stated().isStated() && value(doc, path).isPresent();
            return Optional.of(explanation(doc, path, stated, sources(at)));
        }
        boolean named = doc.notStated().stream().anyMatch(silent -> covers(silent, path));
        return named ? Optional.of(explanation(doc, path, false, new TreeSet<>())) : Optional.empty();
    }

    private static boolean covers(String silent, MemberPath path) {
        return MemberPath.parse(silent).filter(path::isUnder).isPresent();
    }

    private static NavigableSet<SourceId> sources(Lookup.Found found) {
        return Sources.of(found.member(), found.holder().members());
    }

    private Explanation explanation(AgentDoc doc, MemberPath path, boolean stated, NavigableSet<SourceId> from) {
        if (!stated) {
            return new Explanation(path, false, Optional.empty(), List.of(), doc.sources(), doc.unavailable());
        }
        List<Explanation.Cited> cited = new ArrayList<>();
        for (SourceId id : from) {
            doc.source(id).ifPresent(source -> cited.add(cited(doc, path, source)));
        }
        return new Explanation(path, true, value(doc, path), cited, List.of(), List.of());
    }

    private static Optional<Json> value(AgentDoc doc, MemberPath path) {
        return PathValue.of(AgentDocWriter.write(doc), path);
    }

    private Explanation.Cited cited(AgentDoc doc, MemberPath path, Source source) {
        Optional<Bytes> bytes = source.digest().flatMap(store);
        if (bytes.isEmpty()) {
            return new Explanation.Cited(
                    source, Optional.empty(), Optional.of("its bytes are not in the cache under the listed digest"));
        }
        Optional<KnownKind> kind = source.kind().known();
        Optional<HeldSource> held = HeldSource.open(bytes.get());
        if (kind.isEmpty() || held.isEmpty()) {
            return new Explanation.Cited(source, Optional.empty(), Optional.of("it cannot be read here"));
        }
        Node tree = Node.root(held.get().root());
        Reading reading = Readers.read(new Input(source.id(), kind.get(), tree, address(source)));
        return new SourcePlace(tree, reading)
                .of(path, value(doc, path), statement(doc, path))
                .map(pointer ->
                        new Explanation.Cited(source, Optional.of(held.get().quoted(pointer)), Optional.empty()))
                .orElseGet(() -> new Explanation.Cited(
                        source, Optional.empty(), Optional.of("the member rests on the source as a whole")));
    }

    /** What the element says that the path leads into, where it leads into one of a list of a section. */
    private static Optional<Json> statement(AgentDoc doc, MemberPath path) {
        return path.steps().size() > 3
                ? value(doc, MemberPath.of(path.steps().subList(0, 3)).member(Refusal.STATEMENT.name()))
                : Optional.empty();
    }

    /** The address that its bytes are known under. */
    static Optional<String> address(Source source) {
        return source instanceof Source.Document document && document.place() instanceof Source.Place.Url at
                ? Optional.of(at.url())
                : Optional.empty();
    }
}
