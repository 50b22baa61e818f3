package io.agentdoc.document.model;

/** A shared resource or a standing system that an offering works in, as a shape (6.11). */
public record Workspace(Members members) implements Part {
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<String> ACCESS = Member.text("access");
    public static final Member<String> FOR = Member.text("for");
    public static final Member<String> SYSTEM = Member.text("system");

    public static final Shape<Workspace> SHAPE = Shape.of("workspace", Workspace::new, KIND, ACCESS, FOR, SYSTEM);

    @Override
    public Shape<Workspace> shape() {
        return SHAPE;
    }
}
