package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Covered;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves members from declared to confirmed or failed, case by case and never wholesale (8.4, 9.4). */
final class Confirmations {
    private final Evaluations evaluations;

    Confirmations(Evaluations evaluations) {
        this.evaluations = evaluations;
    }

    /** The part in the column that what was found moves it to; as it was where nothing was found. */
    static <P extends Part> P moved(P part, Member<Column> column, Optional<Column> to) {
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
        return switch (offering.get(Offering.SCOPE).carried().orElse("")) {
            case "open-ended" -> offering;
            case "open-with-focus" -> withSets(tested(offering));
            default -> tested(offering);
        };
    }

    private Offering tested(Offering offering) {
        return moved(offering, Offering.STATE, evaluations.column(Covered.OFFERING, OfferingsMerge.key(offering)));
    }

    private Offering withSets(Offering offering) {
        List<Stated<List<EvaluatedAgainst>>> sets = evaluations.onSets(offering);
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
                                evaluations.column(
                                        Covered.RECORD,
                                        record.get(LeftRecord.NAME).carried().orElse(""))))
                        .toList());
    }

    /** Of a prose refusal, the lines that a verdict moved. */
    Stated<List<Refusal>> proseLines(List<Refusal> lines) {
        List<Stated<List<Refusal>>> moved = new ArrayList<>();
        for (Refusal line : lines) {
            if (found(line).isPresent()) {
                moved.add(Restated.alone(moved(line, Refusal.STATE, found(line)), line.get(Refusal.STATEMENT)));
            }
        }
        return Restated.joined(moved);
    }

    /** Refusals that stand one by one, moved or not. */
    Stated<List<Refusal>> refusals(Stated<List<Refusal>> refusals) {
        return Restated.inPlace(
                refusals,
                refusals.carried().orElse(List.of()).stream()
                        .map(refusal -> moved(refusal, Refusal.STATE, found(refusal)))
                        .toList());
    }

    private Optional<Column> found(Refusal refusal) {
        return evaluations.column(
                Covered.REFUSAL, refusal.get(Refusal.STATEMENT).carried().orElse(""));
    }
}
