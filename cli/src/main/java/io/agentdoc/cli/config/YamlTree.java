package io.agentdoc.cli.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Builds values from the parser's events, because only these still know tags, aliases and names that stand twice. */
final class YamlTree {
    private final ScalarResolver types = new CoreSchema().getScalarResolver();
    private final Map<String, Anchored> anchors = new HashMap<>();
    private final String file;
    private final ConfigLimits limits;
    private final Faults faults;
    private int values;
    private int aliases;

    YamlTree(String file, ConfigLimits limits, Faults faults) {
        this.file = file;
        this.limits = limits;
        this.faults = faults;
    }

    /** The value of the first document; a second document is a fault. */
    Optional<Given> read(Iterable<Event> parsed) {
        Iterator<Event> events = parsed.iterator();
        Optional<Given> root = Optional.empty();
        while (events.hasNext()) {
            Event event = events.next();
            if (event instanceof NodeEvent node) {
                if (root.isPresent()) {
                    throw new Hopeless(place(node), "a second document begins here; a configuration is one document.");
                }
                root = Optional.of(value(node, events, 0));
            }
        }
        return root.isPresent() ? root : Optional.of(new Given.Mapping(Place.startOf(file), List.of()));
    }

    private Given value(NodeEvent event, Iterator<Event> events, int depth) {
        Place at = place(event);
        if (depth > limits.maxDepth()) {
            throw new Hopeless(at, "this nests deeper than " + limits.maxDepth() + " levels; no key needs that.");
        }
        if (event instanceof AliasEvent alias) {
            return aliased(alias, at);
        }
        int before = values;
        count(1, at);
        refuseTag(event, at);
        Given value = switch (event) {
            case SequenceStartEvent start -> listing(at, events, depth);
            case MappingStartEvent start -> mapping(at, events, depth);
            default -> scalar((ScalarEvent) event, at);
        };
        event.getAnchor().ifPresent(name -> anchors.put(name.getValue(), new Anchored(value, values - before)));
        return value;
    }

    private Given scalar(ScalarEvent event, Place at) {
        Tag tag = types.resolve(event.getValue(), event.getImplicit().canOmitTagInPlainScalar());
        Given.Type type = Given.Type.TEXT;
        if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
            type = Given.Type.NUMBER;
        } else if (tag.equals(Tag.BOOL)) {
            type = Given.Type.FLAG;
        } else if (tag.equals(Tag.NULL)) {
            type = Given.Type.NOTHING;
        }
        return new Given.Scalar(at, type, event.getValue());
    }

    private Given listing(Place at, Iterator<Event> events, int depth) {
        List<Given> elements = new ArrayList<>();
        while (events.next() instanceof NodeEvent element) {
            elements.add(value(element, events, depth + 1));
        }
        return new Given.Listing(at, elements);
    }

    private Given mapping(Place at, Iterator<Event> events, int depth) {
        Map<String, Given.Pair> pairs = new LinkedHashMap<>();
        while (events.next() instanceof NodeEvent key) {
            Place keyAt = place(key);
            Given name = value(key, events, depth + 1);
            Given value = value((NodeEvent) events.next(), events, depth + 1);
            if (!(name instanceof Given.Scalar word)) {
                faults.add(keyAt, "a key is one word, and this is " + name.found() + "; type a key of this group.");
                continue;
            }
            Given.Pair earlier = pairs.putIfAbsent(word.text(), new Given.Pair(word.text(), keyAt, value));
            if (earlier != null) {
                faults.add(
                        keyAt,
                        "the key " + word.text() + " stands twice, first in line "
                                + earlier.at().line() + "; remove one of the two.");
            }
        }
        return new Given.Mapping(at, List.copyOf(pairs.values()));
    }

    private Given aliased(AliasEvent alias, Place at) {
        aliases++;
        Optional<Anchored> anchored =
                Optional.ofNullable(anchors.get(alias.getAlias().getValue()));
        if (aliases > limits.maxAliases()) {
            throw new Hopeless(at, "a configuration may use " + limits.maxAliases() + " aliases; write the value out.");
        }
        if (anchored.isEmpty()) {
            throw new Hopeless(
                    at, "no complete value above is called &" + alias.getAlias().getValue() + "; write the value out.");
        }
        count(anchored.get().values(), at);
        return anchored.get().value();
    }

    private void refuseTag(NodeEvent event, Place at) {
        Optional<String> tag = switch (event) {
            case ScalarEvent scalar -> scalar.getTag();
            case CollectionStartEvent start -> start.getTag();
            default -> Optional.empty();
        };
        if (tag.isPresent()) {
            faults.add(at, "YAML tags are not read here; remove the word that begins with an exclamation mark.");
        }
    }

    private void count(int more, Place at) {
        values += more;
        if (values > limits.maxValues()) {
            throw new Hopeless(
                    at,
                    "a configuration may have " + limits.maxValues() + " values, aliases followed; move"
                            + " the agents into a file of one entry a line and name it in agents_from.");
        }
    }

    private Place place(NodeEvent event) {
        return event.getStartMark()
                .map(mark -> new Place(file, mark.getLine() + 1, mark.getColumn() + 1))
                .orElse(Place.startOf(file));
    }

    private record Anchored(Given value, int values) {}

    /** Ends the reading of a file that cannot be read further. */
    static final class Hopeless extends RuntimeException {
        private static final long serialVersionUID = 1;
        final transient Place at;
        final String sentence;

        Hopeless(Place at, String sentence) {
            super(sentence, null, false, false);
            this.at = at;
            this.sentence = sentence;
        }
    }
}
