package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads the clause of a proposal that binds what becomes of a client's content (6.9). It is read as a data-use declaration
 * is, whole or not at all, and its grades stand apart from what it promises.
 */
final class ConfidentialityClause {
    private ConfidentialityClause() {}

    static Handling read(Quote clause) {
        Handling said = DataUse.block(Optional.of(clause));
        if (said.isSilent()) {
            return said;
        }
        return new Handling(said.members()
                .with(Handling.PROCESSORS, processors(clause, said.get(Handling.PROCESSORS)))
                .with(Handling.CLAUSE_GRADES, grades(clause)));
    }

    private static Stated<Json> processors(Quote clause, Stated<Json> list) {
        return list.isStated()
                ? clause.said(
                        JsonArray.of(clause.member("processors").map(Node::elements).orElse(List.of()).stream()
                                .map(ConfidentialityClause::ungraded)),
                        clause.member("processors").orElseThrow())
                : list;
    }

    private static Json ungraded(Node processor) {
        return processor.value() instanceof JsonObject object ? object.without("grade") : processor.value();
    }

    private static Stated<Json> grades(Quote clause) {
        ClauseGrades grades = new ClauseGrades();
        for (String name : List.of("retention", "promises", "memory", "jurisdictions", "processed_in")) {
            clause.member(name).filter(Node::isObject).ifPresent(at -> grades.add(name, clause.at(at)));
        }
        ofAll(clause.parts("processors")).ifPresent(grade -> grades.add("processors", grade));
        return grades.said(clause);
    }

    /** Each processor has a grade of its own; where they differ, or one has none, none stands for them all. */
    private static Optional<String> ofAll(List<Quote> processors) {
        List<String> distinct = processors.stream()
                .map(at -> at.word("grade", Vocabulary.CLAUSE_GRADE).carried().orElse(""))
                .distinct()
                .toList();
        return distinct.size() == 1 && !distinct.getFirst().isEmpty()
                ? Optional.of(distinct.getFirst())
                : Optional.empty();
    }
}
