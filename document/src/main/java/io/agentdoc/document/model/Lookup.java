package io.agentdoc.document.model;

import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds what a member path names among the twelve sections. */
public final class Lookup {

    /**
     * What a path led to.
     *
     * @param holder the part that has the member
     * @param below the steps that lead on into a value which is carried verbatim
     */
    public record Found(Part holder, Member<?> member, List<MemberPath.Step> below) {
        public Stated<?> stated() {
            return holder.get(member);
        }
    }

    private Lookup() {}

    /** The member of that path; nothing where the path names a whole section, an element, or what no section has. */
    public static Optional<Found> find(Sections sections, MemberPath path) {
        List<MemberPath.Step> steps = path.steps();
        return sections.named(path.section()).flatMap(section -> find(section, steps.subList(1, steps.size())));
    }

    private static Optional<Found> find(Part part, List<MemberPath.Step> steps) {
        if (steps.isEmpty() || !(steps.getFirst() instanceof MemberPath.Step.Member named)) {
            return Optional.empty();
        }
        List<MemberPath.Step> rest = steps.subList(1, steps.size());
        return part.shape().members().stream()
                .filter(member -> names(member, named.name()))
                .findFirst()
                .flatMap(member ->
                        rest.isEmpty() ? Optional.of(new Found(part, member, List.of())) : descend(part, member, rest));
    }

    /** A column is one member here and up to three in a document. */
    private static boolean names(Member<?> member, String name) {
        return member.name().equals(name)
                || (member.form() instanceof Form.InColumn && name.matches("(confirmed|failed)_(at|by)"));
    }

    private static Optional<Found> descend(Part part, Member<?> member, List<MemberPath.Step> rest) {
        List<MemberPath.Step> further = rest.subList(1, rest.size());
        Optional<?> value = part.get(member).carried();
        return switch (member.form()) {
            case Form.One<?> one -> value.flatMap(inner -> find((Part) inner, rest));
            case Form.Listed<?> listed ->
                value.flatMap(inner -> element((List<?>) inner, rest.getFirst()))
                        .flatMap(element -> further.isEmpty()
                                ? Optional.of(new Found(part, member, rest))
                                : find(element, further));
            case Form.ByName<?> byName ->
                value.flatMap(inner -> named((Map<?, ?>) inner, rest.getFirst()))
                        .flatMap(inner ->
                                further.isEmpty() ? Optional.of(new Found(part, member, rest)) : find(inner, further));
            default -> Optional.of(new Found(part, member, rest));
        };
    }

    private static Optional<Part> element(List<?> values, MemberPath.Step step) {
        List<Part> parts = values.stream().map(Part.class::cast).toList();
        String key = step instanceof MemberPath.Step.Element element ? element.key() : "";
        int index = Elements.keys(parts).indexOf(key);
        return index < 0 ? Optional.empty() : Optional.of(parts.get(index));
    }

    private static Optional<Part> named(Map<?, ?> parts, MemberPath.Step step) {
        String name = step instanceof MemberPath.Step.Member member ? member.name() : "";
        return Optional.ofNullable((Part) parts.get(name));
    }
}
