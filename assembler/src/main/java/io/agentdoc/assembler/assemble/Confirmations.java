package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Moves members from declared to confirmed or failed, case by case and never wholesale (8.4, 9.4).
 *
 * <p>A verdict counts when its record is verified, names this subject and, where it names one, this Descriptor, and is
 * by an evaluator that this assembler was told to heed and that neither is the subject nor built or deployed it. An
 * observation confirms the one exchange it asked for, when we made it ourselves and are not the operator.
 */
final class Confirmations {
    private final Map<String, Verdicts> byName = new HashMap<>();
    private final List<Counted> counted = new ArrayList<>();
    private final List<Joined> sources;
    private final boolean weAreOperator;

    /** An evaluation record that counts. */
    private record Counted(Joined source, Evidence.Evaluated evaluated) {}

    Confirmations(List<Joined> sources, Facts facts, boolean weAreOperator) {
        Set<PublicKey> makers = makers(sources);
        for (Joined source : sources) {
            if (source.reading().evidence() instanceof Evidence.Evaluated evaluated
                    && counts(source, evaluated, facts, makers)) {
                counted.add(new Counted(source, evaluated));
                evaluated.cases().forEach(one -> note(one, evaluated, source));
            }
        }
        this.weAreOperator = weAreOperator;
        this.sources = sources;
    }

    /** Whether any verdict that counts is about something of that id or in those words. */
    Optional<Column> column(String name) {
        return Optional.ofNullable(byName.get(name)).flatMap(Verdicts::column);
    }

    /** The part in the column that the verdicts about it reach. */
    <P extends Part> P moved(P part, Member<Column> column, String name) {
        Optional<Column> to = column(name);
        if (to.isEmpty()) {
            return part;
        }
        @SuppressWarnings("unchecked") // a part's shape makes parts of its own type
        P moved =
                (P) part.shape().make().apply(part.members().with(column, Restated.moved(part.get(column), to.get())));
        return moved;
    }

    Stated<List<Offering>> offerings(Stated<List<Offering>> offerings) {
        return Restated.inPlace(
                offerings,
                offerings.carried().orElse(List.of()).stream()
                        .map(this::offering)
                        .toList());
    }

    private Offering offering(Offering offering) {
        boolean openEnded = offering.get(Offering.SCOPE)
                .carried()
                .filter("open-ended"::equals)
                .isPresent();
        Offering moved = openEnded ? offering : moved(offering, Offering.STATE, OfferingsMerge.key(offering));
        return openEnded ? moved : withSets(moved);
    }

    private Offering withSets(Offering offering) {
        boolean focused = offering.get(Offering.SCOPE)
                .carried()
                .filter("open-with-focus"::equals)
                .isPresent();
        List<Stated<List<EvaluatedAgainst>>> sets = counted.stream()
                .filter(record -> focused
                        && record.evaluated()
                                .offering()
                                .equals(offering.get(Offering.ID).carried()))
                .map(record -> record.evaluated().onSet())
                .filter(Stated::isStated)
                .toList();
        return sets.isEmpty()
                ? offering
                : new Offering(offering.members().with(Offering.EVALUATED_AGAINST, Restated.joined(sets)));
    }

    Stated<List<LeftRecord>> records(Stated<List<LeftRecord>> records) {
        return Restated.inPlace(
                records,
                records.carried().orElse(List.of()).stream()
                        .map(record -> moved(
                                record,
                                LeftRecord.STATE,
                                record.get(LeftRecord.NAME).carried().orElse("")))
                        .toList());
    }

    /** Of a prose refusal, the lines that a verdict moved. */
    Stated<List<Refusal>> refusals(List<Refusal> lines) {
        List<Stated<List<Refusal>>> moved = new ArrayList<>();
        for (Refusal line : lines) {
            String statement = line.get(Refusal.STATEMENT).carried().orElse("");
            if (column(statement).isPresent()) {
                moved.add(Restated.alone(moved(line, Refusal.STATE, statement), line.get(Refusal.STATEMENT)));
            }
        }
        return Restated.joined(moved);
    }

    /** A list of refusals, each in the column that the verdicts on it reach. */
    Stated<List<Refusal>> movedRefusals(Stated<List<Refusal>> refusals) {
        return Restated.inPlace(
                refusals,
                refusals.carried().orElse(List.of()).stream()
                        .map(refusal -> moved(
                                refusal,
                                Refusal.STATE,
                                refusal.get(Refusal.STATEMENT).carried().orElse("")))
                        .toList());
    }

    Stated<List<Interface>> interfaces(Stated<List<Interface>> interfaces) {
        return Restated.inPlace(
                interfaces,
                interfaces.carried().orElse(List.of()).stream()
                        .map(this::interfaceWith)
                        .toList());
    }

    private Interface interfaceWith(Interface one) {
        String name = one.get(Interface.NAME).carried().orElse("");
        Stated<List<Exchange>> exchanges = one.get(Interface.EXCHANGES);
        List<Exchange> moved = exchanges.carried().orElse(List.of()).stream()
                .map(exchange -> observedOrMoved(name, exchange))
                .toList();
        return new Interface(one.members().with(Interface.EXCHANGES, Restated.inPlace(exchanges, moved)));
    }

    private Exchange observedOrMoved(String interfaceName, Exchange exchange) {
        String id = exchange.get(Exchange.ID).carried().orElse("");
        Exchange moved = moved(exchange, Exchange.STATE, id);
        boolean stillDeclared = moved.get(Exchange.STATE)
                .carried()
                .filter(Column.Declared.class::isInstance)
                .isPresent();
        Optional<Column> seen = stillDeclared ? seen(interfaceName, id, exchange) : Optional.empty();
        return seen.map(column -> new Exchange(
                        exchange.members().with(Exchange.STATE, Restated.moved(exchange.get(Exchange.STATE), column))))
                .orElse(moved);
    }

    /** Computed from the answer and never read from the file: does it carry what the definition says it must? */
    private Optional<Column> seen(String interfaceName, String exchange, Exchange defined) {
        return sources.stream()
                .filter(source -> source.material().ref().madeByUs() && !weAreOperator)
                .filter(source -> source.reading().evidence() instanceof Evidence.Observed seen
                        && seen.interfaceName().equals(interfaceName)
                        && seen.exchange().equals(exchange)
                        && seen.at().isPresent()
                        && carries(seen.answered(), defined))
                .map(source -> (Column) new Column.Confirmed(
                        ((Evidence.Observed) source.reading().evidence()).at().orElseThrow(),
                        source.material().id()))
                .findFirst();
    }

    private static boolean carries(Set<String> answered, Exchange defined) {
        List<String> owed = defined.get(Exchange.ANSWER_CARRIES).carried().orElse(List.of());
        return !owed.isEmpty()
                && owed.stream()
                        .filter(member -> !member.contains(" when "))
                        .allMatch(member -> answered.contains(member.split(" ", 2)[0]));
    }

    private void note(Evidence.Case one, Evidence.Evaluated evaluated, Joined source) {
        Optional<String> verdict = one.verdict().filter(word -> word.equals("pass") || word.equals("fail"));
        if (verdict.isEmpty()
                || evaluated.producedAt().isEmpty()
                || evaluated.by().isEmpty()) {
            return;
        }
        Verdicts.Verdict found = new Verdicts.Verdict(
                verdict.get().equals("pass"),
                evaluated.producedAt().get(),
                evaluated.by().get(),
                source.material().id());
        Set<String> names = new HashSet<>();
        one.id().ifPresent(names::add);
        one.source().ifPresent(names::add);
        names.forEach(
                name -> byName.computeIfAbsent(name, fresh -> new Verdicts()).add(found));
    }

    private static boolean counts(Joined source, Evidence.Evaluated evaluated, Facts facts, Set<PublicKey> makers) {
        Optional<PublicKey> by = evaluated.by();
        Optional<Digest> about = evaluated.descriptorDigest();
        boolean namesSubject = source.reading().names().key().isPresent()
                && source.reading().names().key().equals(facts.subjectKey());
        boolean capabilityOfOpenEnded =
                evaluated.scope().filter("open-ended"::equals).isPresent()
                        && evaluated.cases().stream()
                                .anyMatch(one ->
                                        one.kind().filter("capability"::equals).isPresent());
        return source.material().isVerified()
                && namesSubject
                && by.filter(facts.trust().evaluators()::contains).isPresent()
                && !by.equals(facts.subjectKey())
                && by.filter(makers::contains).isEmpty()
                && (about.isEmpty() || about.equals(facts.descriptorDigest()))
                && !capabilityOfOpenEnded;
    }

    /** Those who built or deployed the agent, whose verdicts on their own work move nothing. */
    private static Set<PublicKey> makers(List<Joined> sources) {
        Set<PublicKey> makers = new HashSet<>();
        for (Joined source : sources) {
            switch (source.reading().evidence()) {
                case Evidence.Built built -> built.by().ifPresent(makers::add);
                case Evidence.Deployed deployed -> deployed.by().ifPresent(makers::add);
                default -> {}
            }
        }
        return makers;
    }
}
