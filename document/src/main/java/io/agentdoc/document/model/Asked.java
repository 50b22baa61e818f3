package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;

/** What the agent can be asked (9.5). */
public record Asked(Members members) implements Section {
    public static final Member<List<Interface>> INTERFACES = Member.parts("interfaces", Interface.SHAPE);
    public static final Member<Json> LIMITS = Member.verbatim("limits").named();

    public static final Shape<Asked> SHAPE = Shape.of("asked", Asked::new, INTERFACES, LIMITS);

    @Override
    public Shape<Asked> shape() {
        return SHAPE;
    }
}
