package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A document as the rules look at it: its own tree, with what is unknown or forbidden still in it, and the places in
 * it that several rules ask for.
 */
final class Examined {
    private final Node root;
    private final Map<String, Spot> members = new LinkedHashMap<>();
    private final Map<String, Spot> sections = new LinkedHashMap<>();
    private final Route route = new Route(this);
    private final List<Spot> sources;
    private final Map<String, Spot> sourcesById = new HashMap<>();
    private final List<Spot> offerings;
    private final List<Carried> carried = new ArrayList<>();
    private final List<Pointer> pointers = new ArrayList<>();
    private final List<NamedSilences.Entry> notStated;
    private final NamedSilences silences;
    private final Map<String, Set<String>> from = new HashMap<>();
    private final boolean older;

    Examined(Json document) {
        root = Node.root(document);
        below(root, members);
        root.member("sections").ifPresent(all -> below(all, sections));
        sources = objects("sources");
        sources.forEach(source -> source.text("id").ifPresent(id -> sourcesById.putIfAbsent(id, source)));
        offerings = section("sells")
                .flatMap(sells -> sells.member("offerings"))
                .map(Spot::objects)
                .orElse(List.of());
        for (Shape<?> shape : Sections.SHAPES) {
            section(shape.name())
                    .filter(Spot::isObject)
                    .ifPresent(section -> new SectionWalk(section, carried, pointers).walk(section, shape));
        }
        notStated = member("not_stated").map(Spot::elements).orElse(List.of()).stream()
                .map(this::entry)
                .toList();
        silences = NamedSilences.of(notStated);
        sections().forEach(section -> from.put(section.name(), from(section)));
        older = Age.isOlder(this);
    }

    /** A section is named as if it were a member of the document. */
    private static void below(Node node, Map<String, Spot> into) {
        node.members().forEach(entry -> into.put(entry.name(), new Spot(MemberPath.of(entry.name()), entry.node())));
    }

    private NamedSilences.Entry entry(Spot spot) {
        return new NamedSilences.Entry(
                spot, spot.text().flatMap(MemberPath::parse).map(path -> route.canonical(path)));
    }

    private static Set<String> from(Spot section) {
        Set<String> ids = new HashSet<>();
        section.member("from")
                .ifPresent(list -> list.elements().forEach(id -> id.text().ifPresent(ids::add)));
        return ids;
    }

    Json tree() {
        return root.value();
    }

    /** A member of the document itself. */
    Optional<Spot> member(String name) {
        return Optional.ofNullable(members.get(name));
    }

    Collection<Spot> members() {
        return members.values();
    }

    /** The objects in a list of the document itself. */
    List<Spot> objects(String list) {
        return member(list).map(Spot::objects).orElse(List.of());
    }

    boolean isPackage() {
        return root.has("package") && !root.has("subject");
    }

    boolean isOlder() {
        return older;
    }

    /** An error, or a warning where the document is older than the rule. */
    Level sinceScopes() {
        return isOlder() ? Level.WARNING : Level.ERROR;
    }

    Collection<Spot> sections() {
        return sections.values();
    }

    Optional<Spot> section(String name) {
        return Optional.ofNullable(sections.get(name));
    }

    /** The sources in that section's {@code from}. */
    Set<String> from(String section) {
        return from.getOrDefault(section, Set.of());
    }

    /** Whether that section's {@code from} has that source. */
    boolean isFrom(String section, String source) {
        return from(section).contains(source);
    }

    List<Spot> sources() {
        return sources;
    }

    Optional<Spot> source(String id) {
        return Optional.ofNullable(sourcesById.get(id));
    }

    List<Spot> offerings() {
        return offerings;
    }

    /** The value at a path, where the document has one there. */
    Optional<Spot> find(MemberPath path) {
        return route.find(path);
    }

    /** Every member of every section, by the model's tables. */
    List<Carried> carried() {
        return carried;
    }

    List<Pointer> pointers() {
        return pointers;
    }

    List<NamedSilences.Entry> notStated() {
        return notStated;
    }

    NamedSilences silences() {
        return silences;
    }
}
