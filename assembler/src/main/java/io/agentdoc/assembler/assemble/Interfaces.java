package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Covered;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The interfaces that the agent implements, each with the exchanges that its published definition lists (9.5).
 *
 * <p>Only what the subject, or the role that it declares, names is an interface of the agent; a definition that nobody
 * names fills nothing, and neither does one of another version than the one declared. Each exchange has a column of its
 * own, which a verdict or an observation of ours moves.
 */
final class Interfaces {
    private static final String RULE = "9.5-5";

    private final List<Joined> definitions;
    private final Evaluations evaluations;
    private final Observations observations;
    private final Remarks remarks;

    Interfaces(List<Joined> sources, Evaluations evaluations, Observations observations, Remarks remarks) {
        this.definitions = sources.stream()
                .filter(source -> source.is(KnownKind.INTERFACE_DEFINITION))
                .filter(source -> !defined(source).members().isSilent())
                .toList();
        this.evaluations = evaluations;
        this.observations = observations;
        this.remarks = remarks;
    }

    /**
     * The interfaces with their exchanges.
     *
     * @param declared by the subject itself
     * @param inherited from the role that it declares
     */
    Stated<List<Interface>> resolved(Stated<List<Interface>> declared, Stated<List<Interface>> inherited) {
        Map<String, Interface> byName = new LinkedHashMap<>();
        for (Stated<List<Interface>> list : List.of(declared, inherited)) {
            list.carried().orElse(List.of()).forEach(one -> byName.putIfAbsent(name(one), one));
        }
        List<Interface> filled = byName.values().stream().map(this::filled).toList();
        remarkUnnamed(byName);
        List<Interface> moved = filled.stream().map(one -> moved(one, filled)).toList();
        return Restated.inPlace(Restated.joined(List.of(declared, inherited)), moved);
    }

    private void remarkUnnamed(Map<String, Interface> named) {
        definitions.stream()
                .filter(source -> !named.containsKey(name(defined(source))))
                .forEach(source -> remarks.warn(
                        RULE,
                        source.material().id(),
                        "no source of the subject declares this interface, so it fills nothing"));
    }

    private Interface filled(Interface declared) {
        return definition(declared)
                .map(defined -> new Interface(declared.members().toBuilder()
                        .put(
                                Interface.VERSION,
                                declared.get(Interface.VERSION).isStated()
                                        ? declared.get(Interface.VERSION)
                                        : defined.get(Interface.VERSION))
                        .put(Interface.DEFINITION, defined.get(Interface.DEFINITION))
                        .put(Interface.EXCHANGES, defined.get(Interface.EXCHANGES))
                        .build()))
                .orElse(declared);
    }

    /** The one definition of that name and version. Two that differ leave it open which of them the subject means. */
    private Optional<Interface> definition(Interface declared) {
        List<Interface> fitting = new ArrayList<>();
        for (Joined source : definitions) {
            Interface defined = defined(source);
            boolean named = name(defined).equals(name(declared));
            if (named && isOfVersion(declared, defined)) {
                fitting.add(defined);
            } else if (named) {
                remarks.warn(
                        RULE,
                        source.material().id(),
                        "it defines another version than the subject declares, so it fills nothing");
            }
        }
        if (fitting.stream().map(Interfaces::content).distinct().count() > 1) {
            definitions.stream()
                    .filter(source -> fitting.contains(defined(source)))
                    .forEach(source -> remarks.warn(
                            RULE,
                            source.material().id(),
                            "another definition of this interface says otherwise, so neither fills anything"));
            return Optional.empty();
        }
        return fitting.stream().findFirst();
    }

    private static boolean isOfVersion(Interface declared, Interface defined) {
        Optional<String> version = declared.get(Interface.VERSION).carried();
        return version.isEmpty()
                || version.equals(defined.get(Interface.VERSION).carried());
    }

    /** What a definition says, wherever it stands. */
    private static List<Object> content(Interface defined) {
        List<Object> content = new ArrayList<>();
        content.add(defined.get(Interface.VERSION).carried());
        for (Exchange exchange : defined.get(Interface.EXCHANGES).carried().orElse(List.of())) {
            content.add(exchange.get(Exchange.ID).carried());
            content.add(exchange.get(Exchange.ASKS).carried());
            content.add(exchange.get(Exchange.ANSWER_CARRIES).carried());
        }
        return content;
    }

    private Interface moved(Interface one, List<Interface> all) {
        Stated<List<Exchange>> exchanges = one.get(Interface.EXCHANGES);
        List<Exchange> moved = exchanges.carried().orElse(List.of()).stream()
                .map(exchange -> Confirmations.moved(exchange, Exchange.STATE, found(one, exchange, all)))
                .toList();
        return new Interface(one.members().with(Interface.EXCHANGES, Restated.inPlace(exchanges, moved)));
    }

    /** What a verdict found, before what we saw ourselves: a failure is never taken back by a kind answer. */
    private Optional<Column> found(Interface one, Exchange exchange, List<Interface> all) {
        String id = exchange.get(Exchange.ID).carried().orElse("");
        boolean alone = all.stream().filter(other -> has(other, id)).count() == 1;
        return evaluations
                .column(Covered.EXCHANGE, tested -> tested.names(name(one), id, alone))
                .or(() -> observations.column(name(one), exchange));
    }

    private static boolean has(Interface one, String exchange) {
        return one.get(Interface.EXCHANGES).carried().orElse(List.of()).stream()
                .anyMatch(other -> other.get(Exchange.ID)
                        .carried()
                        .filter(exchange::equals)
                        .isPresent());
    }

    private static Interface defined(Joined definition) {
        return definition.reading().says().asked().get(Asked.INTERFACES).carried().orElse(List.of()).stream()
                .findFirst()
                .orElseGet(Interface.SHAPE::silent);
    }

    private static String name(Interface one) {
        return one.get(Interface.NAME).carried().orElse("");
    }
}
