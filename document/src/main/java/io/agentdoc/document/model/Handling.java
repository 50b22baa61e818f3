package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;
import java.util.Set;

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

    /**
     * Whether content stays within these jurisdictions: every one that is stated is among them. Where none is stated nobody
     * knows where it goes, which meets no such requirement (6.9).
     */
    public boolean isWithin(Set<String> allowed) {
        return get(JURISDICTIONS)
                .carried()
                .filter(stated -> !stated.isEmpty() && allowed.containsAll(stated))
                .isPresent();
    }
}
