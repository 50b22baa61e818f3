package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;

/** What the agent offers, and at what (9.5). */
public record Sells(Members members) implements Section {
    public static final Member<List<String>> SCOPES = Member.texts("scopes");
    public static final Member<List<Offering>> OFFERINGS = Member.parts("offerings", Offering.SHAPE);
    public static final Member<Json> PLANS = Member.verbatim("plans");

    public static final Shape<Sells> SHAPE = Shape.of("sells", Sells::new, SCOPES, OFFERINGS, PLANS);

    @Override
    public Shape<Sells> shape() {
        return SHAPE;
    }
}
