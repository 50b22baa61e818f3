package io.agentdoc.document.model;

import java.util.List;

/** One delivery step of an offering, which is never an offering itself (12.3). */
public record Step(Members members) implements Part {
    public static final Member<String> ID = Member.text("id");
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> DOES = Member.text("does");
    public static final Member<List<Input>> INPUTS = Member.parts("inputs", Input.SHAPE);
    public static final Member<List<Deliverable>> OUTPUTS = Member.parts("outputs", Deliverable.SHAPE);

    public static final Shape<Step> SHAPE = Shape.of("step", Step::new, ID, NAME, DOES, INPUTS, OUTPUTS);

    @Override
    public Shape<Step> shape() {
        return SHAPE;
    }
}
