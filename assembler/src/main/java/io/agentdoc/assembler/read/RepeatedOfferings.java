package io.agentdoc.assembler.read;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What a source says of an offering that it lists more than once under one id. What all its entries say alike is read; what
 * they say differently is not stated, since nothing tells which entry is meant. Where they differ in what 6.11 has decided
 * by, the offering is open-ended, which claims least, and has no line of capability.
 *
 * <p>It stands behind every reader, so that none can let the first or the last entry win.
 */
final class RepeatedOfferings {
    private static final String RULE = "6.4-1";
    private static final Set<Member<?>> OF_SCOPE = Set.of(Offering.SCOPE, Offering.FOCUS);
    private static final Set<Member<?>> CAPABILITY =
            Set.of(Offering.ROLE, Offering.DOES, Offering.STEPS, Offering.EXAMPLES);

    private final Notes notes;

    private RepeatedOfferings(Notes notes) {
        this.notes = notes;
    }

    static Reading in(Reading reading) {
        Sells sells = reading.says().sells();
        if (!(sells.get(Sells.OFFERINGS) instanceof Stated.Said<List<Offering>> said)) {
            return reading;
        }
        Notes notes = new Notes(reading.id());
        List<Offering> told = new RepeatedOfferings(notes).told(said.value());
        if (told.size() == said.value().size()) {
            return reading;
        }
        Sells each = new Sells(sells.members().with(Sells.OFFERINGS, new Stated.Said<>(told, said.citation())));
        List<Finding> findings = new ArrayList<>(reading.findings());
        findings.addAll(notes.findings());
        return new Reading(
                reading.id(), reading.kind(), reading.names(), reading.says().with(each), reading.evidence(), findings);
    }

    private List<Offering> told(List<Offering> entries) {
        Map<String, List<Offering>> byId = new LinkedHashMap<>();
        List<List<Offering>> groups = new ArrayList<>();
        for (Offering entry : entries) {
            Optional<String> id = entry.get(Offering.ID).carried();
            List<Offering> group = id.map(byId::get).orElseGet(() -> {
                List<Offering> fresh = new ArrayList<>();
                groups.add(fresh);
                return fresh;
            });
            group.add(entry);
            id.ifPresent(key -> byId.putIfAbsent(key, group));
        }
        return groups.stream()
                .map(group -> group.size() == 1 ? group.getFirst() : asOne(group))
                .toList();
    }

    private Offering asOne(List<Offering> entries) {
        boolean sameScope = OF_SCOPE.stream().allMatch(member -> isSame(member, entries));
        Members.Builder into = Members.builder();
        for (Member<?> member : Offering.SHAPE.members()) {
            boolean beyond = !sameScope && (CAPABILITY.contains(member) || member == Offering.FOCUS);
            if (!beyond && (sameScope || member != Offering.SCOPE)) {
                put(member, entries, into);
            }
        }
        if (!sameScope) {
            into.put(Offering.SCOPE, openEnded(entries));
        }
        return new Offering(into.build());
    }

    /** Every reader says a scope for every offering, so that the first has one. */
    private Stated<String> openEnded(List<Offering> entries) {
        Stated<String> first = entries.getFirst().get(Offering.SCOPE);
        note(Offering.SCOPE, first, "so the offering is read as open-ended, which claims least");
        return first instanceof Stated.Said<String> said
                ? new Stated.Said<>(Vocabulary.OPEN_ENDED, said.citation())
                : first;
    }

    private <T> void put(Member<T> member, List<Offering> entries, Members.Builder into) {
        Stated<T> first = entries.stream()
                .map(entry -> entry.get(member))
                .filter(Stated::isStated)
                .findFirst()
                .orElseGet(() -> entries.getFirst().get(member));
        if (isSame(member, entries)) {
            into.put(member, first);
        } else if (first instanceof Stated.Said<T> said) {
            note(member, first, "so it is read as not stated");
            into.put(member, new Stated.Unreadable<>(said.citation(), "the same in each entry of the offering"));
        }
    }

    private void note(Member<?> member, Stated<?> at, String outcome) {
        if (at instanceof Stated.Said<?> said && said.citation() instanceof Citation.At place) {
            notes.warn(
                    RULE,
                    place.pointer(),
                    "the offering is listed more than once and \"" + member.name() + "\" differs, " + outcome);
        }
    }

    private static <T> boolean isSame(Member<T> member, List<Offering> entries) {
        Optional<T> first = entries.getFirst().get(member).carried();
        return entries.stream()
                .map(entry -> entry.get(member).carried())
                .allMatch(other -> other.isPresent() == first.isPresent()
                        && (other.isEmpty() || isSame(member.form(), first.get(), other.get())));
    }

    /** Whether two values read alike, wherever each of them stands. */
    private static boolean isSame(Form<?> form, Object one, Object other) {
        return switch (form) {
            case Form.One<?> part -> isSamePart((Part) one, (Part) other);
            case Form.Listed<?> listed -> areSameParts((Collection<?>) one, (Collection<?>) other);
            case Form.ByName<?> byName -> areSameNamed((Map<?, ?>) one, (Map<?, ?>) other);
            default -> one.equals(other);
        };
    }

    private static boolean areSameParts(Collection<?> some, Collection<?> others) {
        Iterator<?> other = others.iterator();
        return some.size() == others.size()
                && some.stream().allMatch(one -> isSamePart((Part) one, (Part) other.next()));
    }

    private static boolean areSameNamed(Map<?, ?> some, Map<?, ?> others) {
        return some.keySet().equals(others.keySet())
                && some.keySet().stream().allMatch(name -> isSamePart(part(some, name), part(others, name)));
    }

    private static Part part(Map<?, ?> parts, Object name) {
        return (Part) Objects.requireNonNull(parts.get(name));
    }

    private static boolean isSamePart(Part one, Part other) {
        return one.shape().members().stream().allMatch(member -> isSameIn(member, one, other));
    }

    private static <T> boolean isSameIn(Member<T> member, Part one, Part other) {
        Optional<T> here = one.get(member).carried();
        Optional<T> there = other.get(member).carried();
        return here.isPresent() == there.isPresent()
                && (here.isEmpty() || isSame(member.form(), here.get(), there.get()));
    }
}
