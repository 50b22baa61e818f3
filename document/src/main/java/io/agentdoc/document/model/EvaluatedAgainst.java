package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;

/** The result that one evaluation record states on one published set (8.4, 9.5). */
public record EvaluatedAgainst(Members members) implements Part {
    public static final Member<Json> SET = Member.verbatim("set");
    public static final Member<Json> RESULT = Member.verbatim("result");
    public static final Member<SourceId> RECORD = Member.source("record");

    public static final Shape<EvaluatedAgainst> SHAPE =
            Shape.of("evaluated_against", EvaluatedAgainst::new, SET, RESULT, RECORD);

    @Override
    public Shape<EvaluatedAgainst> shape() {
        return SHAPE;
    }
}
