package io.agentdoc.document.model;

import java.util.List;

/** What the agent will not do, and what it hands to a person (9.5). */
public record Refuses(Members members) implements Section {
    public static final Member<String> STATEMENT = Member.text("statement");
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<List<Refusal>> REFUSALS = Member.parts("refusals", Refusal.SHAPE);
    public static final Member<List<String>> HANDS_OVER =
            Member.texts("hands_over").named();

    public static final Shape<Refuses> SHAPE = Shape.of("refuses", Refuses::new, STATEMENT, KIND, REFUSALS, HANDS_OVER);

    @Override
    public Shape<Refuses> shape() {
        return SHAPE;
    }
}
