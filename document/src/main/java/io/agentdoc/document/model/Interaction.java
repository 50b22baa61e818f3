package io.agentdoc.document.model;

/** The section {@code shape}: how the agent meets a caller, and how far past its door anybody can check (9.5.1). */
public record Interaction(Members members) implements Section {
    public static final Member<String> INTERACTION = Member.text("interaction").named();
    public static final Member<String> VISIBILITY = Member.text("visibility").named();

    public static final Shape<Interaction> SHAPE = Shape.of("shape", Interaction::new, INTERACTION, VISIBILITY);

    @Override
    public Shape<Interaction> shape() {
        return SHAPE;
    }
}
