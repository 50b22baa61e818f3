package io.agentdoc.document.model;

/** One thing the agent will not do, how strong the statement is, and the column it stands in (9.5). */
public record Refusal(Members members) implements Part {
    public static final Member<String> STATEMENT = Member.text("statement");
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<Column> STATE = Member.column();
    public static final Member<String> DECIDED_BY = Member.text("decided_by");

    public static final Shape<Refusal> SHAPE = Shape.of("refusal", Refusal::new, STATEMENT, KIND, STATE, DECIDED_BY);

    @Override
    public Shape<Refusal> shape() {
        return SHAPE;
    }
}
