package io.agentdoc.assembler.assemble;

import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Deliverables;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What passes between client and agent, as the standing proposal has it (9.5). A thing that the Descriptor names too keeps
 * what the Descriptor alone says of it.
 *
 * <p>What the Descriptor says it needs besides is still needed. What comes back is what was signed: another piece of the
 * Descriptor stands beside it where the proposal makes that Descriptor binding by its digest (6.1), and else the difference
 * is reported. A list that the proposal does not have at all stays the Descriptor's.
 */
final class FurnishedTerms {
    private final Disagreements disagreements;
    private final MemberPath at;

    FurnishedTerms(Disagreements disagreements, MemberPath at) {
        this.disagreements = disagreements;
        this.at = at;
    }

    void on(Terms.Saying declared, List<Terms.Saying> proposed, Predicate<Joined> elevating, Members.Builder into) {
        stating(proposed, Offering.INPUTS).ifPresent(terms -> {
            Lists<Input> lists = new Lists<>(declared, terms, true, Input.NAME, Input.MEDIA_TYPE);
            into.put(
                    Offering.INPUTS,
                    lists.merged(
                            terms.members().get(Offering.INPUTS),
                            declared.members().get(Offering.INPUTS),
                            at.member(Offering.INPUTS.name())));
        });
        stating(proposed, Offering.DELIVERABLES).ifPresent(terms -> {
            Deliverables ours =
                    terms.members().get(Offering.DELIVERABLES).carried().orElseThrow();
            Deliverables theirs =
                    declared.members().get(Offering.DELIVERABLES).carried().orElseGet(Deliverables.SHAPE::silent);
            Lists<Deliverable> lists = new Lists<>(
                    declared, terms, elevating.test(terms.source()), Deliverable.NAME, Deliverable.MEDIA_TYPE);
            Members.Builder members = Members.builder();
            for (Member<List<Deliverable>> list :
                    List.of(Deliverables.PER_TASK, Deliverables.STANDING, Deliverables.INTERIM)) {
                members.put(
                        list,
                        lists.merged(
                                ours.get(list),
                                theirs.get(list),
                                at.member(Offering.DELIVERABLES.name()).member(list.name())));
            }
            into.put(
                    Offering.DELIVERABLES,
                    Restated.inPart(terms.members().get(Offering.DELIVERABLES), new Deliverables(members.build())));
        });
    }

    private static Optional<Terms.Saying> stating(List<Terms.Saying> proposed, Member<?> member) {
        return proposed.stream()
                .filter(saying -> saying.members().get(member).isStated())
                .findFirst();
    }

    /** Two lists of the same things, told apart by name. */
    private final class Lists<P extends Part> {
        private final Terms.Saying declared;
        private final Terms.Saying terms;
        private final boolean keepsOthers;
        private final Member<String> name;
        private final Member<String> mediaType;

        Lists(
                Terms.Saying declared,
                Terms.Saying terms,
                boolean keepsOthers,
                Member<String> name,
                Member<String> mediaType) {
            this.declared = declared;
            this.terms = terms;
            this.keepsOthers = keepsOthers;
            this.name = name;
            this.mediaType = mediaType;
        }

        Stated<List<P>> merged(Stated<List<P>> signed, Stated<List<P>> other, MemberPath path) {
            if (!signed.isStated()) {
                return other;
            }
            Map<String, P> rest = byName(other);
            List<P> merged = new ArrayList<>();
            for (P part : signed.carried().orElse(List.of())) {
                Optional<P> same = Optional.ofNullable(rest.remove(named(part)));
                same.ifPresent(found -> compare(part, found, path.element(named(part))));
                merged.add(same.map(found -> completed(part, found)).orElse(part));
            }
            if (keepsOthers) {
                merged.addAll(rest.values());
            } else {
                report(merged, rest, path);
            }
            return Restated.inPlace(signed, merged);
        }

        private Map<String, P> byName(Stated<List<P>> list) {
            Map<String, P> byName = new LinkedHashMap<>();
            list.carried().orElse(List.of()).forEach(part -> byName.putIfAbsent(named(part), part));
            return byName;
        }

        private String named(P part) {
            return part.get(name).carried().orElse("");
        }

        private void compare(P part, P found, MemberPath path) {
            Optional<String> left = part.get(mediaType).carried();
            Optional<String> right = found.get(mediaType).carried();
            if (left.isPresent() && right.isPresent()) {
                disagreements.add(
                        path.member(mediaType.name()),
                        new JsonText(left.get()),
                        terms.source().material().id(),
                        new JsonText(right.get()),
                        declared.source().material().id());
            }
        }

        private void report(List<P> carried, Map<String, P> rest, MemberPath path) {
            rest.keySet()
                    .forEach(only -> disagreements.add(
                            path,
                            JsonArray.texts(carried.stream().map(this::named)),
                            terms.source().material().id(),
                            new JsonText(only),
                            declared.source().material().id()));
        }

        private P completed(P part, P found) {
            Members.Builder members = part.members().toBuilder();
            for (Member<?> member : part.shape().members()) {
                complete(member, part, found, members);
            }
            @SuppressWarnings("unchecked") // a part's shape makes parts of its own type
            P completed = (P) part.shape().make().apply(members.build());
            return completed;
        }

        private <T> void complete(Member<T> member, P part, P found, Members.Builder into) {
            if (!part.get(member).isStated()) {
                into.put(member, found.get(member));
            }
        }
    }
}
