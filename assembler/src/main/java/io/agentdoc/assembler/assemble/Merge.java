package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Builds a section from what each source says of it: every member from the first source that states it, and what a
 * later one says otherwise as a disagreement.
 *
 * <p>A second Descriptor is compared and never merged in (6.7). A package names itself for machines, so it is not held
 * against what a source says of the agent.
 */
final class Merge {
    /** What says nothing of the agent by itself, but only of a thing that one of its own sources may name. */
    private static final Set<KnownKind> OF_OTHERS =
            Set.of(KnownKind.INTERFACE_DEFINITION, KnownKind.ROLES_DECLARATION, KnownKind.SAMPLES);

    private final List<Joined> sources;
    private final Disagreements disagreements;
    private final Optional<Joined> descriptor;

    Merge(List<Joined> sources, Disagreements disagreements) {
        this.sources = sources.stream()
                .filter(source -> !OF_OTHERS.contains(source.reading().kind()))
                .toList();
        this.disagreements = disagreements;
        this.descriptor = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR))
                .findFirst();
    }

    <P extends Part> P section(Shape<P> shape, Function<Sections, P> of) {
        MemberPath at = MemberPath.of(shape.name());
        Members.Builder members = Members.builder();
        for (Member<?> member : shape.members()) {
            fill(member, of, at.member(member.name()), members);
        }
        return shape.make().apply(members.build());
    }

    private <T, P extends Part> void fill(
            Member<T> member, Function<Sections, P> of, MemberPath path, Members.Builder into) {
        Optional<Joined> first = Optional.empty();
        for (Joined source : sources) {
            Stated<T> said = of.apply(source.reading().says()).get(member);
            if (said.isStated() && first.isEmpty() && mayFill(source)) {
                into.put(member, said);
                first = Optional.of(source);
            } else if (said.isStated() && first.filter(Merge::isComparable).isPresent() && isComparable(source)) {
                compare(member, path, of, first.get(), source);
            }
        }
    }

    /** Offerings are matched and compared where they are merged. */
    private <T, P extends Part> void compare(
            Member<T> member, MemberPath path, Function<Sections, P> of, Joined carried, Joined other) {
        if (member != Sells.OFFERINGS) {
            new Drift(disagreements, id(carried), id(other))
                    .compare(
                            member,
                            path,
                            of.apply(carried.reading().says()).get(member),
                            of.apply(other.reading().says()).get(member));
        }
    }

    /** Whether the source fills members itself: of several Descriptors only the first does. */
    private boolean mayFill(Joined source) {
        return !source.is(KnownKind.AGENT_DESCRIPTOR) || descriptor.equals(Optional.of(source));
    }

    static boolean isComparable(Joined source) {
        return !source.is(KnownKind.PLUGIN_PACKAGE);
    }

    private static SourceId id(Joined source) {
        return source.material().id();
    }
}
