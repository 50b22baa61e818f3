package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** Says of a path whether the model's tables have such a member, whatever its elements are called. */
final class KnownPaths {
    private KnownPaths() {}

    static boolean has(MemberPath path) {
        List<MemberPath.Step> rest = path.steps().subList(1, path.steps().size());
        for (Shape<?> shape : Sections.SHAPES) {
            if (shape.name().equals(path.section())) {
                return inShape(shape, rest);
            }
        }
        return false;
    }

    private static boolean inShape(Shape<?> shape, List<MemberPath.Step> steps) {
        if (steps.isEmpty()) {
            return true;
        }
        Optional<Form<?>> form = steps.getFirst() instanceof MemberPath.Step.Member(String name)
                ? SectionWalk.named(shape, name).map(member -> member.form())
                : Optional.empty();
        return form.isPresent() && inForm(form.get(), steps.subList(1, steps.size()));
    }

    private static boolean inForm(Form<?> form, List<MemberPath.Step> steps) {
        if (steps.isEmpty()) {
            return true;
        }
        boolean element = steps.getFirst() instanceof MemberPath.Step.Element;
        List<MemberPath.Step> below = steps.subList(1, steps.size());
        return switch (form) {
            case Form.One<?> one -> inShape(one.shape(), steps);
            case Form.Listed<?> listed -> element && inShape(listed.shape(), below);
            case Form.ByName<?> byName -> !element && inShape(byName.shape(), below);
            case Form.Verbatim verbatim -> true;
            case Form.Texts texts -> element && below.isEmpty();
            case Form.Text text -> false;
            case Form.Flag flag -> false;
            case Form.Source source -> false;
            case Form.InColumn column -> false;
        };
    }
}
