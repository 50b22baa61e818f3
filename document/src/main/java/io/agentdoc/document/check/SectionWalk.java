package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Goes through a section by the model's tables and lists every member and every pointer that it meets. */
final class SectionWalk {
    static final Set<String> MOVED = Set.of("confirmed_at", "confirmed_by", "failed_at", "failed_by");

    private final Spot section;
    private final List<Carried> members;
    private final List<Pointer> pointers;

    SectionWalk(Spot section, List<Carried> members, List<Pointer> pointers) {
        this.section = section;
        this.members = members;
        this.pointers = pointers;
    }

    void walk(Spot part, Shape<?> shape) {
        boolean movable = shape.members().stream().anyMatch(member -> member.form() instanceof Form.InColumn);
        for (Spot value : part.members()) {
            Optional<Member<?>> known = named(shape, value.name());
            if (known.isPresent()) {
                members.add(new Carried(section, part, shape, value, known));
                descend(known.get().form(), value);
            } else if (Pointer.isOne(value.name())) {
                pointers.add(Pointer.of(section, part, value));
            } else if (!(movable && MOVED.contains(value.name())) && !isFrom(value)) {
                members.add(new Carried(section, part, shape, value, Optional.empty()));
            }
        }
    }

    private void descend(Form<?> form, Spot value) {
        switch (form) {
            case Form.One<?> one -> walkObject(value, one.shape());
            case Form.Listed<?> listed -> value.objects().forEach(element -> walk(element, listed.shape()));
            case Form.ByName<?> byName -> byName(value, byName.shape());
            case Form.Text text -> {}
            case Form.Flag flag -> {}
            case Form.Verbatim verbatim -> {}
            case Form.Texts texts -> {}
            case Form.Source source -> {}
            case Form.InColumn column -> {}
        }
    }

    private void walkObject(Spot value, Shape<?> shape) {
        if (value.isObject()) {
            walk(value, shape);
        }
    }

    private void byName(Spot value, Shape<?> shape) {
        List<Spot> parts = new ArrayList<>(value.members());
        parts.stream()
                .filter(part -> Pointer.isOne(part.name()))
                .map(pointer -> Pointer.of(section, value, pointer))
                .forEach(pointers::add);
        parts.removeIf(part -> Pointer.isOne(part.name()));
        parts.forEach(part -> walkObject(part, shape));
    }

    private boolean isFrom(Spot value) {
        return value.path().equals(section.path().member("from"));
    }

    static Optional<Member<?>> named(Shape<?> shape, String name) {
        for (Member<?> member : shape.members()) {
            if (member.name().equals(name)) {
                return Optional.of(member);
            }
        }
        return Optional.empty();
    }
}
