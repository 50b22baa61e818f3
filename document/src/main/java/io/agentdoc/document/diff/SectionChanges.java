package io.agentdoc.document.diff;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What changed in the twelve sections. */
final class SectionChanges {
    private static final Set<String> OF_A_STATE =
            Set.of("state", "confirmed_at", "confirmed_by", "failed_at", "failed_by");

    private final Leaves old;
    private final Leaves neu;
    private final Silent oldSilent;
    private final Silent newSilent;
    private final Set<MemberPath> whole = new HashSet<>();
    private final List<Change> changes = new ArrayList<>();

    SectionChanges(Json older, Json newer) {
        old = Leaves.of(older);
        neu = Leaves.of(newer);
        oldSilent = new Silent(older);
        newSilent = new Silent(newer);
    }

    /** Section by section, in the newer document's order and then in the older's. */
    List<Change> found() {
        both(Leaves::elements).forEach(this::element);
        both(Leaves::said).stream().filter(path -> !isInside(path)).forEach(this::member);
        silences();
        return new InOrder(neu, old).sorted(changes);
    }

    private Set<MemberPath> both(Function<Leaves, Map<MemberPath, Leaf>> part) {
        Set<MemberPath> paths = new LinkedHashSet<>(part.apply(neu).keySet());
        paths.addAll(part.apply(old).keySet());
        return paths;
    }

    /** An element on one side alone came or went as a whole. */
    private void element(MemberPath path) {
        Optional<Leaf> before = Optional.ofNullable(old.elements().get(path));
        Optional<Leaf> after = Optional.ofNullable(neu.elements().get(path));
        if (before.isPresent() != after.isPresent() && !isInside(path)) {
            boolean silent = before.isPresent() ? newSilent.covers(path) : oldSilent.covers(path);
            whole.add(path);
            add(path, silent ? ChangeClass.SILENCE : ChangeClass.FACT, before, after);
        }
    }

    private boolean isInside(MemberPath path) {
        return Silent.above(path).anyMatch(whole::contains);
    }

    private void member(MemberPath path) {
        Optional<Leaf> before = Optional.ofNullable(old.said().get(path));
        Optional<Leaf> after = Optional.ofNullable(neu.said().get(path));
        if (before.isPresent() && after.isPresent()) {
            if (!before.get().value().equals(after.get().value())) {
                add(path, named(path).orElse(ChangeClass.FACT), before, after);
            } else if (!before.get().from().equals(after.get().from())) {
                add(path, ChangeClass.SOURCE, before, after);
            }
        } else {
            boolean silent = before.isPresent() ? newSilent.covers(path) : oldSilent.covers(path);
            add(path, named(path).orElse(silent ? ChangeClass.SILENCE : ChangeClass.FACT), before, after);
        }
    }

    /** A silence that one side names and the other does not, with nothing said on either. */
    private void silences() {
        Set<MemberPath> paths = new LinkedHashSet<>(newSilent.paths());
        paths.addAll(oldSilent.paths());
        for (MemberPath path : paths) {
            boolean differ = oldSilent.covers(path) != newSilent.covers(path);
            if (differ && !old.says(path) && !neu.says(path) && !isInside(path)) {
                add(path, ChangeClass.SILENCE, Optional.empty(), Optional.empty());
            }
        }
    }

    /** The class that a member's own meaning gives to its changes. */
    private static Optional<ChangeClass> named(MemberPath path) {
        if (path.toString().equals("shape.visibility")) {
            return Optional.of(ChangeClass.VISIBILITY);
        }
        boolean state =
                path.steps().getLast() instanceof MemberPath.Step.Member(String name) && OF_A_STATE.contains(name);
        return state ? Optional.of(ChangeClass.STATE) : Optional.empty();
    }

    private void add(MemberPath path, ChangeClass meaning, Optional<Leaf> before, Optional<Leaf> after) {
        Side older = Side.of(before, oldSilent.covers(path));
        Side newer = Side.of(after, newSilent.covers(path));
        changes.add(new Change(path, meaning, older, newer));
    }
}
