package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows a path into a document, as far as it leads. */
final class Route {
    private final Examined document;
    private final Map<MemberPath, Map<String, Spot>> byKey = new HashMap<>();

    Route(Examined document) {
        this.document = document;
    }

    /** The value at the path, where the document has one there. */
    Optional<Spot> find(MemberPath path) {
        Optional<Spot> spot = first(path);
        for (MemberPath.Step step : rest(path)) {
            spot = spot.flatMap(at -> next(at, step));
        }
        return spot;
    }

    /** The same path with each element under the key that we write; one element may be named in several ways. */
    MemberPath canonical(MemberPath path) {
        Optional<Spot> spot = first(path);
        MemberPath canonical = spot.map(Spot::path).orElse(MemberPath.of(path.section()));
        for (MemberPath.Step step : rest(path)) {
            spot = spot.flatMap(at -> next(at, step));
            canonical = spot.isPresent() ? spot.get().path() : longer(canonical, step);
        }
        return canonical;
    }

    private Optional<Spot> first(MemberPath path) {
        return document.section(path.section()).or(() -> document.member(path.section()));
    }

    private static List<MemberPath.Step> rest(MemberPath path) {
        return path.steps().subList(1, path.steps().size());
    }

    private Optional<Spot> next(Spot at, MemberPath.Step step) {
        return switch (step) {
            case MemberPath.Step.Member member -> at.member(member.name());
            case MemberPath.Step.Element element ->
                Optional.ofNullable(
                        byKey.computeIfAbsent(at.path(), path -> keyed(at)).get(element.key()));
        };
    }

    /** The elements under every key that somebody may name them by; the key that we write goes first. */
    private static Map<String, Spot> keyed(Spot list) {
        List<Spot> elements = list.elements();
        Map<String, Spot> keyed = new HashMap<>();
        elements.forEach(element -> keyed.put(element.name(), element));
        elements.forEach(element -> element.text("name").ifPresent(name -> keyed.putIfAbsent(name, element)));
        for (int i = 0; i < elements.size(); i++) {
            keyed.putIfAbsent(Integer.toString(i), elements.get(i));
        }
        return keyed;
    }

    private static MemberPath longer(MemberPath path, MemberPath.Step step) {
        return switch (step) {
            case MemberPath.Step.Member member -> path.member(member.name());
            case MemberPath.Step.Element element -> path.element(element.key());
        };
    }
}
