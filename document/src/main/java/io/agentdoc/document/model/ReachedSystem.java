package io.agentdoc.document.model;

/** A standing system the agent runs with (6.2). */
public record ReachedSystem(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> ACCESS = Member.text("access").named();
    public static final Member<String> NEEDS = Member.text("needs");
    public static final Member<Boolean> LEAVES = Member.flag("leaves");

    public static final Shape<ReachedSystem> SHAPE =
            Shape.of("system", ReachedSystem::new, NAME, ACCESS, NEEDS, LEAVES);

    @Override
    public Shape<ReachedSystem> shape() {
        return SHAPE;
    }
}
