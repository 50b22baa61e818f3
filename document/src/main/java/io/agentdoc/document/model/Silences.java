package io.agentdoc.document.model;

import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What nobody published, by name (9.5, 9.6).
 *
 * <p>It is worked out from the members themselves: an absent section by its own name, and in a present one every named
 * member that no source states. The order is the sections' own, then that of the paths.
 */
public final class Silences {
    private Silences() {}

    public static List<MemberPath> of(Sections sections) {
        List<MemberPath> paths = new ArrayList<>();
        for (Section section : sections.all()) {
            paths.addAll(of(section));
        }
        return paths;
    }

    private static List<MemberPath> of(Section section) {
        MemberPath path = MemberPath.of(section.shape().name());
        if (section.isSilent()) {
            return List.of(path);
        }
        List<MemberPath> paths = new ArrayList<>();
        collect(section, path, paths);
        paths.sort(null);
        return paths;
    }

    private static void collect(Part part, MemberPath at, List<MemberPath> into) {
        into.addAll(part.owedWithin(at));
        for (Member<?> member : part.shape().members()) {
            MemberPath path = at.member(member.name());
            if (part.get(member).isStated()) {
                part.get(member).carried().ifPresent(value -> descend(member, value, path, into));
            } else if (part.owes(member)) {
                into.add(path);
            }
        }
    }

    private static void descend(Member<?> member, Object value, MemberPath path, List<MemberPath> into) {
        switch (member.form()) {
            case Form.One<?> one -> collect((Part) value, path, into);
            case Form.Listed<?> listed -> {
                List<Part> parts =
                        ((List<?>) value).stream().map(Part.class::cast).toList();
                List<String> keys = Elements.keys(parts);
                for (int i = 0; i < parts.size(); i++) {
                    collect(parts.get(i), path.element(keys.get(i)), into);
                }
            }
            case Form.ByName<?> byName ->
                ((Map<?, ?>) value).forEach((name, part) -> collect((Part) part, path.member((String) name), into));
            default -> {}
        }
    }
}
