package io.agentdoc.document.check;

import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A member is declared, confirmed or failed; the last two name the moment and the check that did it (9.4, 9.5).
 *
 * <p>A verified evaluation can move any member, an observation an exchange; nothing else can. The state is each
 * exchange's own and never that of an interface.
 */
final class States implements Check {
    private static final Set<String> WORDS = Set.of("declared", "confirmed", "failed");
    private static final String MOVED = "9.5-7";

    @Override
    public void check(Examined document, Findings into) {
        Set<MemberPath> told = new HashSet<>();
        for (Carried carried : document.carried()) {
            stateless(carried, told, into);
            if (carried.member()
                    .filter(member -> member.form() instanceof Form.InColumn)
                    .isPresent()) {
                state(document, carried, into);
            } else if (carried.is(Asked.INTERFACES)) {
                carried.value().objects().forEach(one -> ofInterface(one, into));
            } else if (carried.is(Interface.EXCHANGES)) {
                carried.value().objects().stream()
                        .filter(exchange -> !exchange.has("state"))
                        .forEach(exchange ->
                                into.error("9.5-6", exchange.path().member("state"), "the exchange has no state"));
            }
        }
    }

    /** What was found once leaves its moment or its record behind, even where the state itself is gone. */
    private static void stateless(Carried carried, Set<MemberPath> told, Findings into) {
        boolean movable = carried.shape().members().stream().anyMatch(one -> one.form() instanceof Form.InColumn);
        if (movable && !carried.part().has("state") && told.add(carried.part().path())) {
            SectionWalk.MOVED.stream()
                    .sorted()
                    .flatMap(name -> carried.part().member(name).stream())
                    .forEach(left -> into.error("9.4-22", left.path(), "there is no state that this belongs to"));
        }
    }

    private static void ofInterface(Spot one, Findings into) {
        one.member("state")
                .ifPresent(state ->
                        into.error("9.5-6", state.path(), "each exchange has a state and an interface has none"));
        SectionWalk.MOVED.stream()
                .sorted()
                .flatMap(name -> one.member(name).stream())
                .forEach(moved -> into.error(
                        "9.5-6", moved.path(), "an exchange is confirmed or failed and an interface is not"));
    }

    private static void state(Examined document, Carried carried, Findings into) {
        String word = carried.value().text().orElse("");
        if (!WORDS.contains(word)) {
            into.error("9.5-6", carried.value().path(), "it is none of declared, confirmed and failed");
            return;
        }
        for (String other : List.of("confirmed", "failed")) {
            if (other.equals(word)) {
                moved(document, carried, word, into);
            } else {
                leftOver(carried, word, other, into);
            }
        }
    }

    private static void leftOver(Carried carried, String word, String other, Findings into) {
        for (String name : List.of(other + "_at", other + "_by")) {
            carried.part()
                    .member(name)
                    .ifPresent(spot -> into.error("9.4-22", spot.path(), "the state is " + word + " and not " + other));
        }
    }

    private static void moved(Examined document, Carried carried, String word, Findings into) {
        MemberPath part = carried.part().path();
        if (carried.part().member(word + "_at").filter(Times::isMoment).isEmpty()) {
            into.error(MOVED, part.member(word + "_at"), "what is " + word + " says when it was, in UTC");
        }
        carried.part()
                .member("confirmed_at")
                .filter(time -> Times.isAfter(Optional.of(time), document.member("assembled_at")))
                .ifPresent(time -> into.warning(
                        MOVED, time.path(), "it is after the moment of assembly, when nothing had confirmed it yet"));
        Optional<Spot> by = carried.part().member(word + "_by");
        Optional<Spot> source = by.flatMap(Spot::text).flatMap(document::source);
        if (by.isEmpty()) {
            into.error(MOVED, part.member(word + "_by"), "what is " + word + " names the check that did it");
        } else if (by.get().text().isEmpty()) {
            into.error(MOVED, by.get().path(), "it is " + by.get().typeName() + " and not the id of a source");
        } else if (source.isPresent()) {
            by(carried, by.get(), source.get(), into);
        }
    }

    private static void by(Carried carried, Spot by, Spot source, Findings into) {
        boolean evaluation = source.says("kind", "eval-record");
        boolean observation = source.says("kind", "observation") && carried.is(Exchange.STATE);
        if (!evaluation && !observation) {
            into.error(MOVED, by.path(), "a source of this kind moves no member past declared");
        } else if (evaluation && !source.says("signature", "verified")) {
            into.error("9.4-24", by.path(), "an evaluation whose signature is not verified confirms nothing");
        }
    }
}
