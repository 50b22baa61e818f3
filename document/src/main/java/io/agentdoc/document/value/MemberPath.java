package io.agentdoc.document.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A member of an AgentDoc as people and {@code not_stated} name it.
 *
 * <p>Members are joined by dots; an element of a list stands in brackets by its id, else its name, else its index:
 * {@code sells.offerings[input.convert].price}. Inside brackets {@code ]} and {@code \} are escaped by {@code \}.
 */
public record MemberPath(List<Step> steps) implements Comparable<MemberPath> {

    /** One step down: into a member by name, or to a list's element by its key. */
    public sealed interface Step {
        record Member(String name) implements Step {}

        record Element(String key) implements Step {}
    }

    public MemberPath {
        steps = List.copyOf(steps);
        if (steps.isEmpty() || !(steps.getFirst() instanceof Step.Member)) {
            throw new IllegalArgumentException("a member path begins with a member");
        }
    }

    public static MemberPath of(String section) {
        return new MemberPath(List.of(new Step.Member(section)));
    }

    public MemberPath member(String name) {
        return longer(new Step.Member(name));
    }

    public MemberPath element(String key) {
        return longer(new Step.Element(key));
    }

    /** The first step's name: a section, or a member of the document itself. */
    public String section() {
        return ((Step.Member) steps.getFirst()).name();
    }

    /** Whether this path is the other or stands below it. */
    public boolean isUnder(MemberPath other) {
        return steps.size() >= other.steps.size()
                && steps.subList(0, other.steps.size()).equals(other.steps);
    }

    /** Reads the spelling back; a text that is not a path is no path. */
    public static Optional<MemberPath> parse(String text) {
        return new MemberPathParser(text).parse();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
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
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new MemberPath(longer);
    }

    private static String escaped(String key) {
        return key.replace("\\", "\\\\").replace("]", "\\]");
    }
}
