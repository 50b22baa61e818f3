package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** The most that one job may take, and what holds the agent to it (6.11). */
public record Ceiling(Members members) implements Part {
    public static final Member<Json> MOST = Member.verbatim("most");
    public static final Member<String> DECIDED_BY = Member.text("decided_by").named();

    public static final Shape<Ceiling> SHAPE = Shape.of("ceiling", Ceiling::new, MOST, DECIDED_BY);

    @Override
    public Shape<Ceiling> shape() {
        return SHAPE;
    }
}
