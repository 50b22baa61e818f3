package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.value.SourceId;

/** An evaluation record, attributed and dated (8.4). */
public record Evaluation(Members members) implements Part {
    public static final Member<String> BY = Member.text("by");
    public static final Member<Boolean> RUN_BY_SUBJECT = Member.flag("run_by_subject");
    public static final Member<String> DESCRIPTOR_DIGEST = Member.text("descriptor_digest");
    public static final Member<String> OFFERING = Member.text("offering");
    public static final Member<String> SCOPE = Member.text("scope");
    public static final Member<Json> EVALUATION_SET = Member.verbatim("evaluation_set");
    public static final Member<Json> CASES = Member.verbatim("cases", JsonArray.class::isInstance);
    public static final Member<Boolean> CONFORMS = Member.flag("conforms");
    public static final Member<Json> SUMMARY = Member.verbatim("summary");
    public static final Member<Json> RECORDS_AUDIT = Member.verbatim("records_audit");
    public static final Member<String> PRODUCED_AT = Member.text("produced_at");
    public static final Member<SourceId> RECORD = Member.source("record");

    public static final Shape<Evaluation> SHAPE = Shape.of(
            "evaluation",
            Evaluation::new,
            BY,
            RUN_BY_SUBJECT,
            DESCRIPTOR_DIGEST,
            OFFERING,
            SCOPE,
            EVALUATION_SET,
            CASES,
            CONFORMS,
            SUMMARY,
            RECORDS_AUDIT,
            PRODUCED_AT,
            RECORD);

    @Override
    public Shape<Evaluation> shape() {
        return SHAPE;
    }
}
