package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * In a section of several sources each member says which of them it is from (9.3).
 *
 * <p>The specification lets a writer leave that out, and then nobody can tell which source to hold a line against; so
 * this warns. Where every member says it, a source that none names has no business in the section's {@code from}.
 */
final class PointersGiven implements Check {

    @Override
    public void check(Examined document, Findings into) {
        for (Shape<?> shape : Sections.SHAPES) {
            document.section(shape.name())
                    .filter(section -> document.from(section.name()).size() > 1)
                    .ifPresent(section -> new InSection(into).check(section, shape));
        }
    }

    /** One section of several sources. */
    private static final class InSection {
        private final Findings into;
        private final Set<String> named = new TreeSet<>();
        private boolean complete = true;

        InSection(Findings into) {
            this.into = into;
        }

        void check(Spot section, Shape<?> shape) {
            part(section, shape);
            if (complete) {
                section.member("from").map(Spot::elements).stream()
                        .flatMap(ids -> ids.stream())
                        .filter(id ->
                                id.text().filter(text -> !named.contains(text)).isPresent())
                        .forEach(
                                id -> into.warning("9.3-1", id.path(), "no member of the section is from this source"));
            }
        }

        /** An entry that names the record it is from has said it for all its members. */
        private void part(Spot part, Shape<?> shape) {
            if (part.text("record").isPresent()) {
                part.text("record").ifPresent(named::add);
                return;
            }
            for (Spot value : part.members()) {
                Optional<Member<?>> member = SectionWalk.named(shape, value.name());
                boolean moved =
                        SectionWalk.MOVED.contains(value.name()) && value.name().endsWith("_by");
                if (moved) {
                    value.text().ifPresent(named::add);
                } else if (member.isPresent()) {
                    pointed(part, value, member.get());
                }
            }
        }

        private void pointed(Spot part, Spot value, Member<?> member) {
            Optional<Spot> pointer =
                    part.member(member.name() + Pointer.FROM).or(() -> part.member(member.name() + Pointer.SOURCES));
            if (pointer.isPresent()) {
                pointer.get().text().ifPresent(named::add);
                pointer.get().elements().forEach(id -> id.text().ifPresent(named::add));
            } else if (member != Sells.SCOPES) {
                below(value, member.form());
            }
        }

        private void below(Spot value, Form<?> form) {
            switch (form) {
                case Form.One<?> one -> part(value, one.shape());
                case Form.Listed<?> listed
                when !value.elements().isEmpty() -> value.objects().forEach(element -> part(element, listed.shape()));
                case Form.ByName<?> byName when !value.members().isEmpty() -> named(value, byName.shape());
                case Form.Source source -> value.text().ifPresent(named::add);
                case Form.InColumn column -> {}
                default -> missing(value);
            }
        }

        private void named(Spot value, Shape<?> shape) {
            for (Spot one : value.members()) {
                if (value.has(one.name() + Pointer.FROM)) {
                    value.text(one.name() + Pointer.FROM).ifPresent(named::add);
                } else if (!Pointer.isOne(one.name())) {
                    part(one, shape);
                }
            }
        }

        private void missing(Spot value) {
            complete = false;
            into.warning(
                    "9.3-2", value.path(), "the section has several sources and this does not say which it is from");
        }
    }
}
