package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds every fact of every section against the sources that it is cited from (9.10).
 *
 * <p>A source is read again with the very reader that assembling uses, so the closed list of restatements is the readers'
 * own, and a value counts only where its source says it of that very member. What is worked out, and what rests on a
 * source that was not had or has no reader, is not judged here.
 */
public final class FactTrace {
    /** What is worked out from other members, or by rules that have checks of their own (9.5.1, 7.7). */
    private static final Set<Member<?>> WORKED_OUT = Set.of(Interaction.VISIBILITY, Sells.SCOPES, Sample.STATE);

    private final List<ReadSource> sources;
    private final Judgement judgement;
    private final Moves moves;
    private final Omissions omissions;
    private final List<Finding> untraced = new ArrayList<>();

    private FactTrace(List<ReadSource> sources) {
        this.sources = sources;
        this.judgement = new Judgement(sources, untraced);
        this.moves = new Moves(sources, untraced);
        this.omissions = new Omissions(sources, untraced);
    }

    /** What no cited source says, of a document's tree, in the order of its sections. */
    public static List<Finding> of(Node document, List<ReadSource> sources) {
        FactTrace trace = new FactTrace(sources);
        document.member("sections").ifPresent(trace::sections);
        return List.copyOf(trace.untraced);
    }

    private void sections(Node sections) {
        for (Node.Entry entry : sections.members()) {
            Parallel section = Parallel.section(entry.name(), entry.node(), sources);
            Optional<Shape<? extends Section>> shape = Sections.SHAPES.stream()
                    .filter(one -> one.name().equals(entry.name()))
                    .findFirst();
            if (entry.node().isObject()) {
                shape.ifPresentOrElse(known -> part(section, known), () -> unknown(section));
            }
        }
    }

    private void unknown(Parallel part) {
        part.node().members().stream()
                .filter(entry -> !isPointer(entry.name()))
                .forEach(entry -> judgement.ofUnknown(part.member(entry), entry.name()));
    }

    private void part(Parallel part, Shape<?> shape) {
        boolean movable = shape.members().stream().anyMatch(member -> member.form() instanceof Form.InColumn);
        for (Node.Entry entry : part.node().members()) {
            Optional<Member<?>> member = named(shape, entry.name());
            if (member.isPresent()) {
                member(part, part.member(entry), member.get());
            } else if (!isPointer(entry.name()) && !(movable && Moves.MEMBERS.contains(entry.name()))) {
                judgement.ofUnknown(part.member(entry), entry.name());
            }
        }
        omissions.of(part, shape);
    }

    private void member(Parallel part, Parallel value, Member<?> member) {
        switch (member.form()) {
            case Form.One<?> one when value.node().isObject() -> part(value, one.shape());
            case Form.Listed<?> listed when !value.node().elements().isEmpty() -> listed(value, listed.shape(), member);
            case Form.ByName<?> byName when value.node().isObject() -> byName(value, byName.shape());
            case Form.InColumn column -> moves.of(part, value);
            case Form.Source source -> judgement.ofSource(part, value);
            default -> {
                if (!WORKED_OUT.contains(member)) {
                    judgement.of(value);
                }
            }
        }
    }

    private void listed(Parallel list, Shape<?> shape, Member<?> member) {
        for (Parallel element : list.elements()) {
            if (element.node().isObject()) {
                part(element, shape);
            } else {
                judgement.of(element);
            }
        }
        omissions.ofElements(list, member);
    }

    private void byName(Parallel parts, Shape<?> shape) {
        for (Node.Entry entry : parts.node().members()) {
            if (entry.node().isObject()) {
                part(parts.member(entry), shape);
            } else if (!isPointer(entry.name())) {
                judgement.of(parts.member(entry));
            }
        }
        if (parts.node().members().isEmpty()) {
            judgement.of(parts);
        } else {
            omissions.ofNames(parts);
        }
    }

    private static boolean isPointer(String name) {
        return name.equals("from") || name.endsWith("_from") || name.endsWith("_sources");
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
