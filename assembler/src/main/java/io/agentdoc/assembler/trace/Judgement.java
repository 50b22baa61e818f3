package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Judges one value: whether a cited source says it there and, where none does, who says it or where it stands. */
final class Judgement {
    /** The most characters of a value in one line. */
    private static final int SHOWN = 60;

    private final Map<SourceId, ReadSource> sources = new TreeMap<>();
    private final List<Finding> untraced;

    Judgement(List<ReadSource> sources, List<Finding> untraced) {
        sources.forEach(source -> this.sources.put(source.id(), source));
        this.untraced = untraced;
    }

    /** A value of a member that has a place in the model. */
    void of(Parallel fact) {
        if (isJudged(fact)
                && cited(fact)
                        .noneMatch(
                                same -> Spelling.same(same.value(), fact.node().value()))) {
            Optional<Difference> difference =
                    cited(fact).findFirst().map(same -> Difference.between(fact.path(), fact.node(), same));
            untraced.add(Untraced.fact(difference.map(Difference::at).orElse(fact.path()), why(fact, difference)));
        }
    }

    /** A member that the specification has no place for: a cited source has to have one of that name and value. */
    void ofUnknown(Parallel fact, String name) {
        boolean said = fact.from().stream()
                .flatMap(id -> Optional.ofNullable(sources.get(id)).stream())
                .anyMatch(source -> says(source.raw(), name, fact.node()));
        if (isJudged(fact) && !said) {
            untraced.add(Untraced.fact(fact.path(), "no cited source has a member of this name and value"));
        }
    }

    private static boolean says(Node raw, String name, Node value) {
        if (Elsewhere.hasMember(raw, name, value.value())) {
            return true;
        }
        boolean list = value.isArray() && !value.elements().isEmpty();
        boolean object = value.isObject() && !value.members().isEmpty();
        return (list && value.elements().stream().allMatch(element -> says(raw, name, element)))
                || (object && value.members().stream().allMatch(entry -> says(raw, entry.name(), entry.node())));
    }

    /** The id of the source that a part rests on: that source says something of the part. */
    void ofSource(Parallel part, Parallel value) {
        Optional<SourceId> id = value.node().text().flatMap(SourceId::written);
        if (id.isPresent() && sources.containsKey(id.get()) && !part.same().containsKey(id.get())) {
            untraced.add(Untraced.fact(value.path(), "the source " + id.get() + " says nothing of this"));
        }
    }

    /** A value none of whose cited sources could be read is for nobody to judge. */
    private boolean isJudged(Parallel fact) {
        return !fact.from().isEmpty() && sources.keySet().containsAll(fact.from());
    }

    private static Stream<Node> cited(Parallel fact) {
        return fact.same().entrySet().stream()
                .filter(entry -> fact.from().contains(entry.getKey()))
                .map(Map.Entry::getValue);
    }

    private String why(Parallel fact, Optional<Difference> difference) {
        Json value = fact.node().value();
        Optional<String> other = fact.same().entrySet().stream()
                .filter(entry -> !fact.from().contains(entry.getKey()))
                .filter(entry -> Spelling.same(entry.getValue().value(), value))
                .map(entry -> "the source " + entry.getKey() + " says it, and it is not cited here")
                .findFirst();
        return other.or(() -> difference.flatMap(Difference::other).map(said -> "what is cited says " + shown(said)))
                .or(() -> place(fact.from(), value, "another place of the cited source "))
                .or(() -> place(sources.keySet(), value, "the source "))
                .orElse("no cited source says it");
    }

    private Optional<String> place(Set<SourceId> ids, Json value, String where) {
        for (SourceId id : ids) {
            Optional<JsonPointer> at = Optional.ofNullable(sources.get(id))
                    .filter(source -> isTelling(value))
                    .flatMap(source -> Elsewhere.find(source.raw(), value));
            if (at.isPresent()) {
                return Optional.of("it stands only at " + where + id + ", " + at.get());
            }
        }
        return Optional.empty();
    }

    /** A yes, a no and a small number stand everywhere. */
    private static boolean isTelling(Json value) {
        return CanonicalJson.of(value).size() > 6;
    }

    private static String shown(Json value) {
        String text = CanonicalJson.of(value).display();
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
