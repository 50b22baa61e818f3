package io.agentdoc.document.model;

/** Whether a caller should seal what it sends, and whether a key to seal to is declared (6.9). */
public record Sealing(Members members) implements Part {
    public static final Member<String> POSTURE = Member.text("posture");
    public static final Member<Boolean> KEY_DECLARED = Member.flag("key_declared");

    public static final Shape<Sealing> SHAPE = Shape.of("sealing", Sealing::new, POSTURE, KEY_DECLARED);

    @Override
    public Shape<Sealing> shape() {
        return SHAPE;
    }
}
