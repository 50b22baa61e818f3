package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts its terms on an offering: from the standing proposal that offers it, and the price, where nobody signed one, from
 * the price document or the registration (7.6, 9.5). What anybody else says otherwise is a disagreement.
 */
final class Terms {
    private static final List<Member<?>> SIGNED =
            List.of(Offering.TRIAL, Offering.REVISIONS, Offering.REPORTING, Offering.DELEGATION_SCOPES);

    private final List<Joined> sources;
    private final Optional<Digest> descriptor;
    private final Disagreements disagreements;

    Terms(List<Joined> sources, Optional<Digest> descriptor, Disagreements disagreements) {
        this.sources = sources;
        this.descriptor = descriptor;
        this.disagreements = disagreements;
    }

    /** What one source says of the offering. */
    record Saying(Joined source, Members members) {}

    /** @param origin the source that the offering was taken from */
    Offering on(Offering offering, String key, Joined origin, MemberPath at) {
        List<Saying> proposed = saying(KnownKind.SOW_STANDING_PROPOSAL, key);
        Members.Builder members = offering.members().toBuilder();
        price(proposed, key, at, members);
        for (Member<?> member : SIGNED) {
            signed(member, new Saying(origin, offering.members()), proposed, at, members);
        }
        first(Offering.MINIMUM, proposed, members);
        first(Offering.CLAUSE_GRADES, proposed, members);
        new FurnishedTerms(disagreements, at)
                .on(new Saying(origin, offering.members()), proposed, this::isElevating, members);
        return new Offering(members.build());
    }

    /** Whether the proposal makes the Descriptor's own members binding, which it does by naming its digest (6.5). */
    private boolean isElevating(Joined proposal) {
        return proposal.reading().evidence() instanceof Evidence.Proposed proposed
                && descriptor.isPresent()
                && proposed.descriptorDigest().equals(descriptor);
    }

    private void price(List<Saying> proposed, String key, MemberPath at, Members.Builder into) {
        into.put(Offering.PRICE, Stated.notStated()).put(Offering.PRICE_TERMS, Stated.notStated());
        List<Saying> sayings = new ArrayList<>(proposed);
        sayings.addAll(priced(key));
        sayings.addAll(saying(KnownKind.AGENT_MANIFEST, key));
        List<Saying> stating =
                sayings.stream().filter(saying -> states(saying.members())).toList();
        if (stating.isEmpty()) {
            return;
        }
        Saying carried = stating.getFirst();
        into.put(Offering.PRICE, carried.members().get(Offering.PRICE))
                .put(Offering.PRICE_TERMS, carried.members().get(Offering.PRICE_TERMS))
                .put(Offering.ARRANGEMENT, carried.members().get(Offering.ARRANGEMENT));
        stating.stream().skip(1).forEach(other -> comparePrice(carried, other, at));
    }

    private static boolean states(Members members) {
        return members.get(Offering.PRICE).isStated()
                || members.get(Offering.PRICE_TERMS).isStated();
    }

    /** Two prices in words are held against each other; where one has none, their terms are. */
    private void comparePrice(Saying carried, Saying found, MemberPath at) {
        boolean words = carried.members().get(Offering.PRICE).isStated()
                && found.members().get(Offering.PRICE).isStated();
        if (words) {
            compare(Offering.PRICE, carried, found, at);
        } else {
            compare(Offering.PRICE_TERMS, carried, found, at);
        }
    }

    private <T> void signed(
            Member<T> member, Saying declared, List<Saying> proposed, MemberPath at, Members.Builder into) {
        List<Saying> stating = proposed.stream()
                .filter(saying -> saying.members().get(member).isStated())
                .toList();
        if (!stating.isEmpty()) {
            Saying carried = stating.getFirst();
            into.put(member, carried.members().get(member));
            stating.stream().skip(1).forEach(other -> compare(member, carried, other, at));
            compare(member, carried, declared, at);
        }
    }

    private static <T> void first(Member<T> member, List<Saying> proposed, Members.Builder into) {
        proposed.stream()
                .map(saying -> saying.members().get(member))
                .filter(Stated::isStated)
                .findFirst()
                .ifPresent(said -> into.put(member, said));
    }

    private <T> void compare(Member<T> member, Saying carried, Saying found, MemberPath at) {
        Optional<Json> left = Drift.json(member, carried.members().get(member));
        Optional<Json> right = Drift.json(member, found.members().get(member));
        if (left.isPresent() && right.isPresent()) {
            disagreements.add(
                    at.member(member.name()),
                    left.get(),
                    carried.source().material().id(),
                    right.get(),
                    found.source().material().id());
        }
    }

    private List<Saying> priced(String key) {
        List<Saying> priced = new ArrayList<>();
        for (Joined source : sources) {
            if (source.reading().evidence() instanceof Evidence.Priced prices) {
                priced.add(new Saying(source, prices.skus().price(key)));
            }
        }
        return priced;
    }

    private List<Saying> saying(KnownKind kind, String key) {
        List<Saying> sayings = new ArrayList<>();
        for (Joined source : sources) {
            if (source.is(kind)) {
                source.reading().says().sells().get(Sells.OFFERINGS).carried().orElse(List.of()).stream()
                        .filter(offering -> OfferingsMerge.key(offering).equals(key))
                        .findFirst()
                        .ifPresent(offering -> sayings.add(new Saying(source, offering.members())));
            }
        }
        return sayings;
    }
}
