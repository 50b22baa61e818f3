package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.util.Optional;

/**
 * The grades that a signed document gives its own clauses, by clause: enforced, evidence or recorded, as written. One that
 * is none of the three is left out, which claims least.
 */
final class ClauseGrades {
    private static final String GRADE = "grade";

    private final JsonObject.Builder grades = JsonObject.builder();

    /** Adds the grade of the clause, which stands in it or in the one shape that it takes. */
    void add(String clause, Quote at) {
        Stated<String> own = at.word(GRADE, Vocabulary.CLAUSE_GRADE);
        own.carried()
                .or(() -> at.has(GRADE) ? Optional.empty() : withinOnlyShape(at))
                .ifPresent(grade -> grades.put(clause, grade));
    }

    void add(String clause, String grade) {
        grades.put(clause, grade);
    }

    Stated<Json> said(Quote from) {
        return grades.isEmpty() ? Stated.notStated() : from.said(grades.build());
    }

    private static Optional<String> withinOnlyShape(Quote at) {
        return at.node().members().size() == 1
                ? at.node().members().stream()
                        .map(Node.Entry::node)
                        .flatMap(shape -> shape.text(GRADE).stream())
                        .filter(Vocabulary.CLAUSE_GRADE::contains)
                        .findFirst()
                : Optional.empty();
    }
}
