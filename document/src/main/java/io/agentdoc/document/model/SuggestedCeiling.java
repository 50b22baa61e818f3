package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** A spending ceiling as the package suggests it, which is not the limit in force (9.5, 12.4). */
public record SuggestedCeiling(Members members) implements Part {
    public static final Member<String> SYSTEM = Member.text("system");
    public static final Member<String> PER = Member.text("per");
    public static final Member<Json> SUGGESTED = Member.verbatim("suggested");
    public static final Member<String> ENFORCED_BY = Member.text("enforced_by");

    public static final Shape<SuggestedCeiling> SHAPE =
            Shape.of("suggested_ceiling", SuggestedCeiling::new, SYSTEM, PER, SUGGESTED, ENFORCED_BY);

    @Override
    public Shape<SuggestedCeiling> shape() {
        return SHAPE;
    }
}
