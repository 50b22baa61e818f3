package io.agentdoc.document.value;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A member of an AgentDoc as people and {@code not_stated} name it.
 *
 * <p>Members are joined by dots; an element of a list stands in brackets by its id, else its name, else its index:
 * {@code sells.offerings[input.convert].price}. Inside brackets {@code ]} and {@code \} are escaped by {@code \}.
 *
 * <p>Every member that is looked at has its path, and few paths are ever spelled: so a path is the one above it and one step
 * more.
 */
public final class MemberPath implements Comparable<MemberPath> {
    private final @Nullable MemberPath above;
    private final Step last;
    private final int length;
    private final int hash;

    /** One step down: into a member by name, or to a list's element by its key. */
    public sealed interface Step {
        /** Into the member of that name. */
        record Member(String name) implements Step {}

        /** To the element of a list that has this key. */
        record Element(String key) implements Step {}
    }

    private MemberPath(@Nullable MemberPath above, Step last) {
        this.above = above;
        this.last = last;
        this.length = above == null ? 1 : above.length + 1;
        this.hash = 31 * (above == null ? 0 : above.hash) + last.hashCode();
    }

    public static MemberPath of(String section) {
        return new MemberPath(null, new Step.Member(section));
    }

    /** The path of these steps, the first of which leads to a member. */
    public static MemberPath of(List<Step> steps) {
        if (steps.isEmpty() || !(steps.getFirst() instanceof Step.Member first)) {
            throw new IllegalArgumentException("a member path begins with a member");
        }
        MemberPath path = of(first.name());
        for (Step step : steps.subList(1, steps.size())) {
            path = path.longer(step);
        }
        return path;
    }

    /** The steps from the first one on. */
    public List<Step> steps() {
        Step[] steps = new Step[length];
        for (MemberPath at = this; at != null; at = at.above) {
            steps[at.length - 1] = at.last;
        }
        return List.of(steps);
    }

    public Step last() {
        return last;
    }

    public MemberPath member(String name) {
        return longer(new Step.Member(name));
    }

    public MemberPath element(String key) {
        return longer(new Step.Element(key));
    }

    /** The first step's name: a section, or a member of the document itself. */
    public String section() {
        return ((Step.Member) upTo(1).last).name();
    }

    /** Whether this path is the other or stands below it. */
    public boolean isUnder(MemberPath other) {
        return length >= other.length && upTo(other.length).equals(other);
    }

    /** This path and those that it stands below, from itself up to the section. */
    public Stream<MemberPath> selfAndAbove() {
        return Stream.iterate(this, Objects::nonNull, path -> path.above);
    }

    private MemberPath upTo(int steps) {
        MemberPath at = this;
        while (at.above != null && at.length > steps) {
            at = at.above;
        }
        return at;
    }

    /** Reads the spelling back; a text that is not a path is no path. */
    public static Optional<MemberPath> parse(String text) {
        return new MemberPathParser(text).parse();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof MemberPath that) || length != that.length || hash != that.hash) {
            return false;
        }
        MemberPath one = this;
        MemberPath two = that;
        while (one != two && one != null && two != null) {
            if (!one.last.equals(two.last)) {
                return false;
            }
            one = one.above;
            two = two.above;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps()) {
            switch (step) {
                case Step.Member member ->
                    text.append(text.isEmpty() ? "" : ".").append(member.name());
                case Step.Element element ->
                    text.append('[').append(escaped(element.key())).append(']');
            }
        }
        return text.toString();
    }

    @Override
    public int compareTo(MemberPath other) {
        return toString().compareTo(other.toString());
    }

    private MemberPath longer(Step step) {
        return new MemberPath(this, step);
    }

    private static String escaped(String key) {
        return key.replace("\\", "\\\\").replace("]", "\\]");
    }
}
