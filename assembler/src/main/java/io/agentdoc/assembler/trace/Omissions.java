package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a cited source says and the document is silent about, though it carries what that belongs to (9.6). */
final class Omissions {
    private final Set<SourceId> descriptors;
    private final List<Finding> untraced;

    Omissions(List<ReadSource> sources, List<Finding> untraced) {
        this.descriptors = sources.stream()
                .filter(source -> source.reading().kind() == KnownKind.AGENT_DESCRIPTOR)
                .map(ReadSource::id)
                .collect(Collectors.toSet());
        this.untraced = untraced;
    }

    void of(Parallel part, Shape<?> shape) {
        for (Member<?> member : shape.members()) {
            boolean silent = part.node().member(member.name()).isEmpty();
            if (silent && isOwn(member)) {
                by(part, other -> other.member(member.name()).isPresent())
                        .ifPresent(id -> add(part.path().member(member.name()), id));
            }
        }
    }

    /**
     * Of a prose refusal only the lines that a verdict moved stand by themselves, and the prose has them all. A scope that
     * nobody stated has a meaning (6.11) and is no word of the source; that each offering carries one is another rule.
     */
    private static boolean isOwn(Member<?> member) {
        return member != Refuses.REFUSALS
                && member != Offering.SCOPE
                && !(member.form() instanceof Form.InColumn)
                && !(member.form() instanceof Form.Source);
    }

    /** A list that the source which gave it makes longer. */
    void ofElements(Parallel list, Member<?> member) {
        if (isOwn(member)) {
            int here = list.node().elements().size();
            by(givers(list), other -> other.elements().size() > here).ifPresent(id -> add(list.path(), id));
        }
    }

    /** Where a Descriptor gives the list it alone does, and what a projection offers besides is a disagreement (9.4). */
    private Parallel givers(Parallel list) {
        boolean described = list.from().stream()
                .anyMatch(id -> descriptors.contains(id) && list.same().containsKey(id));
        NavigableSet<SourceId> givers = new TreeSet<>(list.from());
        givers.removeIf(id -> described && !descriptors.contains(id));
        return new Parallel(list.path(), list.node(), givers, list.same());
    }

    /** Parts under names of which a source has more. */
    void ofNames(Parallel parts) {
        for (var other : parts.same().entrySet()) {
            if (parts.from().contains(other.getKey())) {
                other.getValue().members().stream()
                        .filter(entry -> parts.node().member(entry.name()).isEmpty())
                        .forEach(entry -> add(parts.path().member(entry.name()), other.getKey()));
            }
        }
    }

    private static Optional<SourceId> by(Parallel part, Predicate<Node> says) {
        return part.same().entrySet().stream()
                .filter(entry -> part.from().contains(entry.getKey()) && says.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private void add(MemberPath at, SourceId by) {
        untraced.add(Untraced.silence(at, "the source " + by + " says more of it than the document carries"));
    }
}
