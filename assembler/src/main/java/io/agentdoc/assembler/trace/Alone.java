package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import java.util.List;

/**
 * The sections of a document that had this one source: what the source says, and what assembling would take from it into
 * parts of other sources, which are the lines of a prose refusal and the result on an evaluation set.
 */
final class Alone {
    private Alone() {}

    static JsonObject sections(Reading reading) {
        Sections says = reading.says();
        Sections whole = switch (reading.evidence()) {
            case Evidence.Described described -> with(says, refusals(says.refuses(), described.refusalLines()));
            case Evidence.Evaluated evaluated -> with(says, sells(says, evaluated.onSet()));
            default -> says;
        };
        return AgentDocWriter.sections(whole);
    }

    private static Refuses refusals(Refuses refuses, List<Refusal> lines) {
        List<Stated<List<Refusal>>> each = lines.stream()
                .map(line -> Restated.alone(line, line.get(Refusal.STATEMENT)))
                .toList();
        return each.isEmpty() ? refuses : new Refuses(refuses.members().with(Refuses.REFUSALS, Restated.joined(each)));
    }

    private static Sells sells(Sections says, Stated<List<EvaluatedAgainst>> onSet) {
        Stated<String> id = says.standing().get(Standing.EVALUATIONS).carried().orElse(List.of()).stream()
                .map(evaluation -> evaluation.get(Evaluation.OFFERING))
                .findFirst()
                .orElseGet(Stated::notStated);
        Offering offering = new Offering(Members.builder()
                .put(Offering.ID, id)
                .put(Offering.EVALUATED_AGAINST, onSet)
                .build());
        return id.isStated() && onSet.isStated()
                ? new Sells(says.sells().members().with(Sells.OFFERINGS, Restated.alone(offering, id)))
                : says.sells();
    }

    private static Sections with(Sections says, Refuses refuses) {
        return new Sections(
                says.identity(),
                says.shape(),
                says.asked(),
                says.role(),
                says.sells(),
                says.access(),
                refuses,
                says.reaches(),
                says.leaves(),
                says.configs(),
                says.handling(),
                says.standing(),
                says.told());
    }

    private static Sections with(Sections says, Sells sells) {
        return new Sections(
                says.identity(),
                says.shape(),
                says.asked(),
                says.role(),
                sells,
                says.access(),
                says.refuses(),
                says.reaches(),
                says.leaves(),
                says.configs(),
                says.handling(),
                says.standing(),
                says.told());
    }
}
