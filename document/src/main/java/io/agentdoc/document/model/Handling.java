package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;

/** What happens to what a caller hands over (6.9, 9.5). */
public record Handling(Members members) implements Section {
    public static final Member<Json> PROMISES = Member.verbatim("promises").named();
    public static final Member<Json> RETENTION_MAX_DAYS =
            Member.verbatim("retention_max_days").named();
    public static final Member<String> MEMORY = Member.text("memory").named();
    public static final Member<Json> PROCESSORS = Member.verbatim("processors").named();
    public static final Member<List<String>> JURISDICTIONS =
            Member.texts("jurisdictions").named();
    public static final Member<Json> COMPLIANCE = Member.verbatim("compliance").named();
    public static final Member<Json> CLAUSE_GRADES = Member.verbatim("clause_grades");

    public static final Shape<Handling> SHAPE = Shape.of(
            "handling",
            Handling::new,
            PROMISES,
            RETENTION_MAX_DAYS,
            MEMORY,
            PROCESSORS,
            JURISDICTIONS,
            COMPLIANCE,
            CLAUSE_GRADES);

    @Override
    public Shape<Handling> shape() {
        return SHAPE;
    }
}
