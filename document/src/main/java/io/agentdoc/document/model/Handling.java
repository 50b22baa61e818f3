package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What happens to what a caller hands over (6.9, 9.5). */
public record Handling(Members members) implements Section {
    public static final Member<Json> PROMISES =
            Member.verbatim("promises", Handling::arePromises).named();
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

    /** Each spelled true, or named in a list as older documents do: one that is spelled false makes none of them a promise. */
    private static boolean arePromises(Json promises) {
        return switch (promises) {
            case JsonObject object -> {
                List<Json> values = new ArrayList<>();
                object.forEach((name, value) -> values.add(value));
                yield values.stream().allMatch(value -> value instanceof JsonBoolean flag && flag.value());
            }
            case JsonArray list -> list.elements().stream().allMatch(JsonText.class::isInstance);
            default -> false;
        };
    }

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
