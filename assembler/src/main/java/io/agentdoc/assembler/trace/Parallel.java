package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A place in a document and the same place in what each source says by itself.
 *
 * @param from the sources that the document has it from
 * @param same each source's value there, for the sources that say anything there
 */
record Parallel(MemberPath path, Node node, NavigableSet<SourceId> from, Map<SourceId, Node> same) {

    static Parallel section(String name, Node section, List<ReadSource> sources) {
        Map<SourceId, Node> same = new TreeMap<>();
        sources.forEach(source -> source.says().member(name).ifPresent(node -> same.put(source.id(), node)));
        return new Parallel(
                MemberPath.of(name),
                section,
                section.member("from").map(Parallel::ids).orElseGet(TreeSet::new),
                same);
    }

    /** The member of that name, with its own pointer where it has one. */
    Parallel member(Node.Entry entry) {
        NavigableSet<SourceId> own = node.member(entry.name() + "_from")
                .or(() -> node.member(entry.name() + "_sources"))
                .map(Parallel::ids)
                .filter(ids -> !ids.isEmpty())
                .orElse(from);
        return new Parallel(path.member(entry.name()), entry.node(), own, each(other -> other.member(entry.name())));
    }

    /** The elements by id, else by name, else by index, each beside the element that each source has for it. */
    List<Parallel> elements() {
        Set<String> taken = new HashSet<>();
        List<Parallel> elements = new ArrayList<>();
        for (Node element : node.elements()) {
            int index = elements.size();
            String own = element.text("id").or(() -> element.text("name")).orElse(Integer.toString(index));
            String key = taken.add(own) ? own : Integer.toString(index);
            elements.add(new Parallel(
                    path.element(key),
                    element,
                    record(element),
                    each(list -> Counterpart.of(element, list.elements(), index))));
        }
        return elements;
    }

    /** An entry of many that names the record it is from rests on that record alone. */
    private NavigableSet<SourceId> record(Node element) {
        Optional<SourceId> record = element.text("record").flatMap(SourceId::written);
        return record.filter(from::contains)
                .<NavigableSet<SourceId>>map(id -> new TreeSet<>(Set.of(id)))
                .orElse(from);
    }

    private Map<SourceId, Node> each(Function<Node, Optional<Node>> step) {
        Map<SourceId, Node> next = new TreeMap<>();
        same.forEach((id, other) -> step.apply(other).ifPresent(found -> next.put(id, found)));
        return next;
    }

    static NavigableSet<SourceId> ids(Node node) {
        NavigableSet<SourceId> ids = new TreeSet<>();
        node.text().flatMap(SourceId::written).ifPresent(ids::add);
        node.elements().forEach(id -> id.text().flatMap(SourceId::written).ifPresent(ids::add));
        return ids;
    }
}
