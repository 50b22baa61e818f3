package io.agentdoc.assembler.assemble;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds the list of offerings (9.5, decision 31). Where a Descriptor lists them, it alone does: what a projection says
 * otherwise, or offers besides, is a disagreement, and what it leaves out is none. Where none does, the projections
 * together list them.
 */
final class OfferingsMerge {
    private static final MemberPath OFFERINGS = MemberPath.of("sells").member("offerings");

    /** What a registration may add to a Descriptor's offering: declarations whose home need not be the Descriptor. */
    private static final List<Member<?>> ADDED =
            List.of(Offering.NEEDS, Offering.DELIVERS, Offering.REPORTING, Offering.MODES);

    /** What a projection restates of an offering; its terms are compared with the terms. */
    private static final List<Member<?>> COMPARED = List.of(
            Offering.NAME,
            Offering.DOES,
            Offering.FOCUS,
            Offering.INPUTS,
            Offering.NEEDS,
            Offering.DELIVERS,
            Offering.REPORTING);

    private final List<Joined> sources;
    private final Terms terms;
    private final Disagreements disagreements;

    OfferingsMerge(List<Joined> sources, Terms terms, Disagreements disagreements) {
        this.sources = sources.stream()
                .filter(source -> !source.is(KnownKind.PRICE_DOCUMENT) && !source.is(KnownKind.SAMPLES))
                .filter(source -> offerings(source).isStated())
                .toList();
        this.terms = terms;
        this.disagreements = disagreements;
    }

    Stated<List<Offering>> merged() {
        if (sources.isEmpty()) {
            return Stated.notStated();
        }
        Joined first = sources.getFirst();
        boolean alone = first.is(KnownKind.AGENT_DESCRIPTOR);
        Map<String, Offering> merged = new LinkedHashMap<>();
        Map<String, Joined> origin = new LinkedHashMap<>();
        List<Stated<List<Offering>>> lists = new ArrayList<>();
        for (Joined source : sources) {
            boolean mayList = source.equals(first) || !alone;
            if (mayList) {
                lists.add(offerings(source));
            }
            for (Offering offering : offerings(source).carried().orElse(List.of())) {
                String key = matching(merged, offering);
                if (merged.containsKey(key)) {
                    compare(
                            key,
                            merged.getOrDefault(key, offering),
                            origin.getOrDefault(key, source),
                            offering,
                            source);
                    merged.put(key, completed(merged.getOrDefault(key, offering), offering, source));
                } else if (mayList) {
                    merged.put(key, offering);
                    origin.put(key, source);
                } else {
                    disagreements.add(
                            OFFERINGS,
                            JsonArray.texts(merged.keySet().stream()),
                            first.material().id(),
                            new JsonText(key),
                            source.material().id());
                }
            }
        }
        merged.replaceAll(
                (key, offering) -> terms.on(offering, key, origin.getOrDefault(key, first), OFFERINGS.element(key)));
        return Restated.inPlace(Restated.joined(lists), List.copyOf(merged.values()));
    }

    private static Stated<List<Offering>> offerings(Joined source) {
        return source.reading().says().sells().get(Sells.OFFERINGS);
    }

    /** The key of the offering that this one means: that of the same id, else of the same name, else its own. */
    private static String matching(Map<String, Offering> merged, Offering offering) {
        String own = key(offering);
        if (merged.containsKey(own)) {
            return own;
        }
        return merged.entrySet().stream()
                .filter(entry -> !offering.get(Offering.ID).isStated()
                        && entry.getValue()
                                .get(Offering.NAME)
                                .carried()
                                .equals(offering.get(Offering.NAME).carried()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(own);
    }

    static String key(Offering offering) {
        return offering.get(Offering.ID)
                .carried()
                .or(() -> offering.get(Offering.NAME).carried())
                .orElse("");
    }

    private void compare(String key, Offering carried, Joined from, Offering found, Joined foundFrom) {
        if (!Merge.isComparable(foundFrom) || foundFrom.is(KnownKind.SOW_STANDING_PROPOSAL)) {
            return;
        }
        boolean openEnded = carried.get(Offering.SCOPE)
                .carried()
                .filter("open-ended"::equals)
                .isPresent();
        compareScope(key, carried, from, found, foundFrom);
        Drift drift = new Drift(
                disagreements, from.material().id(), foundFrom.material().id());
        COMPARED.stream()
                .filter(member -> !openEnded || member != Offering.DOES)
                .forEach(member -> compare(drift, member, OFFERINGS.element(key), carried, found));
    }

    private static <T> void compare(Drift drift, Member<T> member, MemberPath at, Offering carried, Offering found) {
        drift.compare(member, at.member(member.name()), carried.get(member), found.get(member));
    }

    /**
     * A projection's scope is compared as it was written: what a reader makes of an absent one, or of one whose focus the
     * projection has no room for, is no statement that could contradict another.
     */
    private void compareScope(String key, Offering carried, Joined from, Offering found, Joined foundFrom) {
        Optional<Json> left = Drift.json(Offering.SCOPE, carried.get(Offering.SCOPE));
        Optional<Json> written = found.get(Offering.SCOPE) instanceof Stated.Said<String> said
                        && said.citation() instanceof Citation.At at
                        && !at.pointer().tokens().isEmpty()
                        && at.pointer().tokens().getLast().equals("scope")
                ? Node.root(foundFrom.material().tree()).find(at.pointer()).map(Node::value)
                : Optional.empty();
        if (left.isPresent() && written.isPresent()) {
            disagreements.add(
                    OFFERINGS.element(key).member(Offering.SCOPE.name()),
                    left.get(),
                    from.material().id(),
                    written.get(),
                    foundFrom.material().id());
        }
    }

    private static Offering completed(Offering offering, Offering by, Joined source) {
        if (!source.is(KnownKind.AGENT_MANIFEST)) {
            return offering;
        }
        Members.Builder members = offering.members().toBuilder();
        ADDED.forEach(member -> add(member, offering, by, members));
        return new Offering(members.build());
    }

    private static <T> void add(Member<T> member, Offering offering, Offering by, Members.Builder into) {
        if (!offering.get(member).isStated()) {
            into.put(member, by.get(member));
        }
    }
}
