package io.agentdoc.document.model;

import java.util.List;

/** The standing systems the agent runs with (9.5). */
public record Reaches(Members members) implements Section {
    public static final Member<List<ReachedSystem>> SYSTEMS =
            Member.parts("systems", ReachedSystem.SHAPE).named();
    public static final Member<List<SuggestedCeiling>> CEILINGS =
            Member.parts("ceilings", SuggestedCeiling.SHAPE).named();
    public static final Member<Tools> TOOLS = Member.part("tools", Tools.SHAPE);

    public static final Shape<Reaches> SHAPE = Shape.of("reaches", Reaches::new, SYSTEMS, CEILINGS, TOOLS);

    @Override
    public Shape<Reaches> shape() {
        return SHAPE;
    }
}
